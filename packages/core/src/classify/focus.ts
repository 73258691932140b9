import type { Focus } from '../generate/generator.ts';
import type { Finding } from './finding.ts';

/** Whether passages were carved or walls added: only who made the maze can tell. */
export function focusFinding(focus: Focus | undefined): Finding[] {
  switch (focus) {
    case 'passage':
      return [{ id: 'FOC-PASSAGE', name: 'passage carver', why: 'its recipe carves passages out of solid' }];
    case 'wall':
      return [{ id: 'FOC-WALL', name: 'wall adder', why: 'its recipe adds walls to open ground' }];
    case undefined:
      return [{ id: '', name: 'unknown', why: 'a finished maze does not tell whether passages or walls were drawn' }];
  }
}
