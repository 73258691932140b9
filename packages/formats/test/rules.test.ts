import { BitSet, mazeOf, squareSpace } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type BrokenRule, brokenRules, readMaze } from '../src/index.ts';
import { readLines } from './support/bytes.ts';
import { describeSharedData, sharedFile } from './support/shared-data.ts';

const names = (broken: readonly BrokenRule[]): string[] => broken.map(({ rule }) => rule);

describe('the rules of contests', () => {
  it('are all told where they are broken, with places from the south-west corner', () => {
    const { maze } = readLines([
      'o   o---o---o---o',
      '|               |',
      'o   o   o---o   o',
      '|       |   |   |',
      'o   o   o---o   o',
      '|               |',
      'o   o   o   o   o',
      '|               |',
      'o---o---o---o---o',
    ]);
    const sentences = new Map(brokenRules(maze).map(({ rule, sentence }) => [rule, sentence]));
    expect(sentences.get('size')).toMatch(/^The board has 4 x 4 cells/);
    expect(sentences.get('closed')).toBe('The outer wall has gaps at 0,3.');
    expect(sentences.get('start')).toBe(
      'The start 0,0 opens north, east; it has to have three walls and open north only.',
    );
    expect(sentences.get('centre')).toBe(
      'The post in the middle, 2,2, has 2 walls; the goal around it has to be hollow.',
    );
    expect(sentences.get('posts')).toBe('No wall stands at the posts 1,1 2,1 3,1 1,2 1,3.');
    expect(sentences.get('reach')).toBe('Cell 2,2, cannot be reached from the start.');
  });

  it('have the wall followers fail on a goal that stands free', () => {
    // A ring round the start's wall: no goal is next to the outer wall.
    const space = squareSpace(16, 16);
    const closed = mazeOf(space, new BitSet(space.graph.linkCount));
    expect(names(brokenRules(closed))).not.toContain('wall-following');
    const open = mazeOf(space, new BitSet(space.graph.linkCount).complement());
    expect(names(brokenRules(open))).toEqual(['start', 'posts']);
    expect(names(brokenRules({ ...open, finishes: [0] }))).toEqual(['start', 'posts', 'wall-following']);
  });
});

describeSharedData('real contest mazes', () => {
  it.each([
    'wallart-o/us83.txt',
    'wallart-plus/16MM2013CX.maze',
    'maz256/japan2007ef.maz',
    'wallart-plus/16MM2019CX.maze',
  ])('%s keeps the rules of classic contests, but for wall followers', (path) => {
    const broken = brokenRules(readMaze(sharedFile(`micromouse/${path}`), path).maze);
    expect(names(broken).filter((rule) => rule !== 'wall-following')).toEqual([]);
  });

  it('with closed cells are told so', () => {
    const { maze } = readMaze(sharedFile('micromouse/wallart-o/uk2009f.txt'), 'x');
    const reach = brokenRules(maze).find(({ rule }) => rule === 'reach');
    expect(reach?.sentence).toMatch(/^2 cells, \d+,\d+ \d+,\d+, cannot be reached from the start\.$/);
  });
});
