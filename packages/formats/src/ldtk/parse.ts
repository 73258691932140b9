import { MAX_CELLS, NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document } from '../format.ts';
import { type BlocksAs, requireGridSize } from '../grids/block-grid.ts';
import { isObject, type JsonObject, objectsIn, parseJson, shownText, wholeIn } from '../json.ts';
import { type MarkedPlace, type Meaning, type TileLayer, tileDocument, WALL_NAME } from '../tiled/tile-layers.ts';
import type { LdtkKnobs } from './knobs.ts';

/** @throws MazeError `bad-file` */
export function parseLdtk(text: string, knobs: LdtkKnobs, bytes: number): Document {
  const file = parseJson(text);
  if (!isObject(file)) throw badFile('an LDtk project is one JSON object');
  const level = levelOf(file, knobs.level);
  const instances = objectsIn(level.layerInstances);
  const name = shownText(level.identifier) || `${knobs.level}`;
  if (instances.length === 0) {
    const isElsewhere = typeof level.externalRelPath === 'string';
    throw badFile(
      isElsewhere
        ? `the layers of level "${name}" are in a file of their own, ${shownText(level.externalRelPath)}; give that one`
        : `level "${name}" has no layers`,
    );
  }
  const defs = isObject(file.defs) ? objectsIn(file.defs.layers) : [];
  const places = instances.flatMap((layer) => objectsIn(layer.entityInstances));
  const layers = instances
    .filter((layer) => layer.__type === 'IntGrid')
    .map((layer) => layerOf(layer, defs, places, bytes));
  if (layers.length === 0) {
    const kinds = [...new Set(instances.map((layer) => shownText(layer.__type) || 'others'))].join(', ');
    throw badFile(`level "${name}" has no IntGrid layer, only ${kinds}; walls are read from IntGrid layers`);
  }
  return tileDocument('ldtk', layers, { layer: knobs.layer, as: knobs.as as BlocksAs, walls: knobs.walls });
}

/** A level of a project, of its worlds, or a level file. */
function levelOf(file: JsonObject, number: number): JsonObject {
  if (file.layerInstances !== undefined) return file;
  const levels = [...objectsIn(file.levels), ...objectsIn(file.worlds).flatMap((world) => objectsIn(world.levels))];
  const level = levels[number];
  if (level !== undefined) return level;
  throw badFile(
    levels.length === 0
      ? 'the project has no level'
      : `there is no level ${number}; the project has levels 0 to ${levels.length - 1}`,
  );
}

function layerOf(
  layer: JsonObject,
  defs: readonly JsonObject[],
  entities: readonly JsonObject[],
  bytes: number,
): TileLayer {
  const name = shownText(layer.__identifier);
  const width = wholeIn(layer.__cWid, 1, 1_000_000_000);
  const height = wholeIn(layer.__cHei, 1, 1_000_000_000);
  const list = layer.intGridCsv;
  if (width === null || height === null || !Array.isArray(list)) {
    throw badFile(`layer "${name}" lacks its size ("__cWid", "__cHei") or its values ("intGridCsv")`);
  }
  requireGridSize(width, height, bytes, MAX_CELLS);
  if (list.length !== width * height) {
    throw badFile(`layer "${name}" holds ${list.length} values, but ${width} x ${height} squares`);
  }
  const values = Uint32Array.from(list, (value: unknown) => {
    const whole = wholeIn(value, 0, 0x7fffffff);
    if (whole === null) throw badFile(`layer "${name}" holds something that is no value of an IntGrid`);
    return whole;
  });
  const def = defs.find((one) => one.uid === layer.layerDefUid) ?? defs.find((one) => one.identifier === name);
  const meanings = meaningsOf(objectsIn(def?.intGridValues));
  const nothing: Meaning = { isWall: null, walls: NONE };
  return {
    name,
    width,
    height,
    values,
    isSolid: false,
    meaning: (value) => meanings.get(value) ?? nothing,
    places: entities.flatMap((entity) => placeOf(entity, layer)),
  };
}

/** Values by their names: "Walls_0" to "Walls_15" for cells, any other name with wall, solid ... in it for blocks. */
function meaningsOf(values: readonly JsonObject[]): Map<number, Meaning> {
  const meanings = new Map<number, Meaning>();
  for (const { value, identifier } of values) {
    const number = wholeIn(value, 0, 0x7fffffff);
    if (number === null || typeof identifier !== 'string') continue;
    const cell = /^walls_(\d|1[0-5])$/i.exec(identifier);
    if (cell !== null) meanings.set(number, { isWall: null, walls: Number(cell[1]) });
    else if (WALL_NAME.test(identifier)) meanings.set(number, { isWall: true, walls: NONE });
  }
  return meanings;
}

/** The square of an entity; none if it has no place. Layers may have other square sizes than that of the entity. */
function placeOf(entity: JsonObject, layer: JsonObject): MarkedPlace[] {
  const size = wholeIn(layer.__gridSize, 1, 1_000_000) ?? 1;
  const { px, __pivot: pivot, width, height, __grid: grid } = entity;
  const name = shownText(entity.__identifier);
  const at = (k: number): number => {
    const place = Array.isArray(px) ? Number(px[k]) : Number.NaN;
    const share = Array.isArray(pivot) ? Number(pivot[k]) : 0.5;
    const length = Number((k === 0 ? width : height) ?? 0);
    return Math.floor((place + (0.5 - share) * length) / size);
  };
  const x = at(0);
  const y = at(1);
  if (Number.isInteger(x) && Number.isInteger(y)) return [{ name, x, y }];
  if (Array.isArray(grid)) return [{ name, x: Number(grid[0]), y: Number(grid[1]) }];
  return [];
}
