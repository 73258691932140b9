// A project with one level. The editor refuses files in which a key of its schema is missing, so all are there.

import { type Maze, NONE } from '@labrys/core';
import { blocksOfWalls } from '../grids/block-grid.ts';
import { wallGridOf } from '../grids/wall-grid.ts';
import type { LdtkKnobs } from './knobs.ts';

const WALLS_LAYER = 1;
const ENDS_LAYER = 2;
const START = 3;
const GOAL = 4;
const NEXT = 5;

/**
 * @param title of the format, for messages
 * @throws MazeError `cannot-combine` for mazes that no grid of walls holds
 */
export function printLdtk(
  maze: Maze,
  { layout, tile }: Pick<LdtkKnobs, 'layout' | 'tile'>,
  title: string,
): Uint8Array<ArrayBuffer> {
  const walls = wallGridOf(maze, title);
  const blocks = blocksOfWalls(walls);
  const areCells = layout === 'walls';
  const { width, height, start, goals } = areCells ? walls : blocks;
  const values = areCells
    ? Array.from(walls.walls, (bits, square) => (walls.absent?.has(square) === true ? 0 : bits + 1))
    : Array.from({ length: width * height }, (_, square) => (blocks.free.has(square) ? 0 : 1));
  const names = areCells
    ? Array.from({ length: 16 }, (_, bits) => ({ identifier: `Walls_${bits}`, color: greyOf(bits) }))
    : [{ identifier: 'Wall', color: '#3A3F4A' }];

  const entity = (uid: number, square: number, number: number): object => {
    const x = square % width;
    const y = Math.floor(square / width);
    const isStart = uid === START;
    return {
      __identifier: isStart ? 'Start' : 'Goal',
      __grid: [x, y],
      __pivot: [0, 0],
      __tags: [],
      __tile: null,
      __smartColor: isStart ? START_COLOUR : GOAL_COLOUR,
      iid: iidOf(100 + number),
      width: tile,
      height: tile,
      defUid: uid,
      px: [x * tile, y * tile],
      fieldInstances: [],
      __worldX: x * tile,
      __worldY: y * tile,
    };
  };
  const ends = [
    ...(start === NONE ? [] : [{ uid: START, square: start }]),
    ...goals.map((square) => ({ uid: GOAL, square })),
  ];
  const layerInstance = (uid: number): object => {
    const isWalls = uid === WALLS_LAYER;
    return {
      __identifier: isWalls ? 'Maze' : 'Ends',
      __type: isWalls ? 'IntGrid' : 'Entities',
      __cWid: width,
      __cHei: height,
      __gridSize: tile,
      __opacity: 1,
      __pxTotalOffsetX: 0,
      __pxTotalOffsetY: 0,
      __tilesetDefUid: null,
      __tilesetRelPath: null,
      iid: iidOf(10 + uid),
      levelId: 0,
      layerDefUid: uid,
      pxOffsetX: 0,
      pxOffsetY: 0,
      visible: true,
      optionalRules: [],
      intGridCsv: isWalls ? values : [],
      autoLayerTiles: [],
      seed: 0,
      overrideTilesetUid: null,
      gridTiles: [],
      entityInstances: isWalls ? [] : ends.map(({ uid: kind, square }, i) => entity(kind, square, i)),
    };
  };
  const project = {
    __header__: { fileType: 'LDtk Project JSON', app: 'LDtk', appVersion: '1.5.3', url: 'https://ldtk.io' },
    iid: iidOf(1),
    jsonVersion: '1.5.3',
    appBuildId: 473702,
    nextUid: NEXT,
    identifierStyle: 'Capitalize',
    toc: [],
    worldLayout: 'Free',
    worldGridWidth: width * tile,
    worldGridHeight: height * tile,
    defaultLevelWidth: width * tile,
    defaultLevelHeight: height * tile,
    defaultPivotX: 0,
    defaultPivotY: 0,
    defaultGridSize: tile,
    defaultEntityWidth: tile,
    defaultEntityHeight: tile,
    bgColor: FLOOR_COLOUR,
    defaultLevelBgColor: FLOOR_COLOUR,
    minifyJson: false,
    jsonStyle: 'Compact',
    externalLevels: false,
    exportTiled: false,
    simplifiedExport: false,
    imageExportMode: 'None',
    exportLevelBg: true,
    pngFilePattern: null,
    backupOnSave: false,
    backupLimit: 10,
    backupRelPath: null,
    levelNamePattern: 'Level_%idx',
    tutorialDesc: null,
    customCommands: [],
    flags: [],
    defs: {
      layers: [layerDef(ENDS_LAYER, tile, []), layerDef(WALLS_LAYER, tile, names)],
      entities: [entityDef(START, tile), entityDef(GOAL, tile)],
      tilesets: [],
      enums: [],
      externalEnums: [],
      levelFields: [],
    },
    levels: [
      {
        identifier: 'Maze',
        iid: iidOf(2),
        uid: 0,
        worldX: 0,
        worldY: 0,
        worldDepth: 0,
        pxWid: width * tile,
        pxHei: height * tile,
        __bgColor: FLOOR_COLOUR,
        bgColor: null,
        useAutoIdentifier: false,
        bgRelPath: null,
        bgPos: null,
        bgPivotX: 0.5,
        bgPivotY: 0.5,
        __smartColor: FLOOR_COLOUR,
        __bgPos: null,
        externalRelPath: null,
        fieldInstances: [],
        layerInstances: [layerInstance(ENDS_LAYER), layerInstance(WALLS_LAYER)],
        __neighbours: [],
      },
    ],
    worlds: [],
    dummyWorldIid: iidOf(3),
  };
  return new TextEncoder().encode(`${JSON.stringify(project)}\n`);
}

const FLOOR_COLOUR = '#F2EFE6';
const START_COLOUR = '#2E9E5B';
const GOAL_COLOUR = '#C8403A';

/** Darker, the more walls a cell has. */
function greyOf(bits: number): string {
  const count = (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);
  const part = (0xe0 - 0x28 * count).toString(16).toUpperCase().padStart(2, '0');
  return `#${part}${part}${part}`;
}

/** The same ids in every file: what is written depends on the maze alone. */
function iidOf(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

function layerDef(
  uid: number,
  gridSize: number,
  names: readonly { readonly identifier: string; readonly color: string }[],
): object {
  const type = uid === WALLS_LAYER ? 'IntGrid' : 'Entities';
  return {
    __type: type,
    identifier: uid === WALLS_LAYER ? 'Maze' : 'Ends',
    type,
    uid,
    doc: null,
    uiColor: null,
    gridSize,
    guideGridWid: 0,
    guideGridHei: 0,
    guideOpacity: 1,
    displayOpacity: 1,
    inactiveOpacity: 1,
    hideInList: false,
    hideFieldsWhenInactive: true,
    canSelectWhenInactive: true,
    renderInWorldView: true,
    pxOffsetX: 0,
    pxOffsetY: 0,
    parallaxFactorX: 0,
    parallaxFactorY: 0,
    parallaxScaling: true,
    requiredTags: [],
    excludedTags: [],
    autoTilesKilledByOtherLayerUid: null,
    uiFilterTags: [],
    useAsyncRender: false,
    intGridValues: names.map((name, i) => ({ value: i + 1, ...name, tile: null, groupUid: 0 })),
    intGridValuesGroups: [],
    autoRuleGroups: [],
    autoSourceLayerDefUid: null,
    tilesetDefUid: null,
    tilePivotX: 0,
    tilePivotY: 0,
    biomeFieldUid: null,
    layerUidsPreventingAutoTilingHere: [],
  };
}

function entityDef(uid: number, size: number): object {
  const isStart = uid === START;
  return {
    identifier: isStart ? 'Start' : 'Goal',
    uid,
    tags: [],
    exportToToc: false,
    allowOutOfBounds: false,
    doc: null,
    width: size,
    height: size,
    resizableX: false,
    resizableY: false,
    minWidth: null,
    maxWidth: null,
    minHeight: null,
    maxHeight: null,
    keepAspectRatio: false,
    tileOpacity: 1,
    fillOpacity: 0.5,
    lineOpacity: 1,
    hollow: false,
    color: isStart ? START_COLOUR : GOAL_COLOUR,
    renderMode: 'Ellipse',
    showName: true,
    tilesetId: null,
    tileRenderMode: 'FitInside',
    tileRect: null,
    uiTileRect: null,
    nineSliceBorders: [],
    maxCount: isStart ? 1 : 0,
    limitScope: 'PerLevel',
    limitBehavior: 'MoveLastOne',
    pivotX: 0,
    pivotY: 0,
    fieldDefs: [],
  };
}
