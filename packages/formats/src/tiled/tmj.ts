// Maps of the Tiled editor as JSON.

import { NONE, toBase64 } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { isObject, type JsonObject, objectsIn, parseJson, shownText, wholeIn } from '../json.ts';
import { decodeHead, decodeText } from '../text.ts';
import { tilesFromBase64, tilesFromList } from './layer-data.ts';
import { type Meaning, WALL_NAME } from './tile-layers.ts';
import {
  type Chunk,
  isSolidProperty,
  mapDocument,
  propertyMeaning,
  type RawLayer,
  type TiledKnobs,
  type TileMap,
  type TileSet,
  tiledParams,
} from './tile-map.ts';
import { tilesOfMaze } from './tiles-of-maze.ts';

export const tmj: Format<TiledKnobs> = {
  id: 'FMT-TMJ',
  name: 'tmj',
  title: 'Tiled map, TMJ',
  summary: 'Tile maps of the Tiled editor as JSON, with a tile set of their own when written.',
  about:
    'The same maps as TMX in the form that engines in browsers load. The tile set picture is a data address, so the map ' +
    'is one file; engines that load pictures by themselves are given it under the name of the set.',
  steps: [
    'Take the tiles of each layer from lists of numbers or base64, and clear the bits that flip them.',
    'Find out what is a wall as for TMX.',
  ],
  sources: ['T. Lindeijer, Tiled: JSON Map Format'],
  params: tiledParams,
  printKnobs: ['layout', 'tile'],
  extensions: ['tmj', 'json'],
  kind: 'text',
  sniff: (bytes) => {
    if (!/^\s*\{/.test(decodeHead(bytes))) return false;
    const text = decodeText(bytes); // keys may stand in any order
    return /"tilewidth"\s*:/.test(text) && /"layers"\s*:/.test(text);
  },
  parse: (bytes, knobs) => mapDocument('tmj', mapOf(parseJson(decodeText(bytes)), bytes.length), knobs, bytes.length),
  print: ({ maze }, knobs) => {
    const { width, height, tile, tiles, picture, meanings, places } = tilesOfMaze(maze, knobs, tmj.title);
    const { columns, rows, png } = picture;
    const map = {
      type: 'map',
      version: '1.10',
      orientation: 'orthogonal',
      renderorder: 'right-down',
      width,
      height,
      tilewidth: tile,
      tileheight: tile,
      infinite: false,
      nextlayerid: 3,
      nextobjectid: places.length + 1,
      tilesets: [
        {
          firstgid: 1,
          name: 'maze',
          tilewidth: tile,
          tileheight: tile,
          tilecount: columns * rows,
          columns,
          margin: 0,
          spacing: 0,
          image: `data:image/png;base64,${toBase64(png)}`,
          imagewidth: columns * tile,
          imageheight: rows * tile,
          tiles: meanings.map((property, id) => ({ id, properties: [property] })),
        },
      ],
      layers: [
        {
          id: 1,
          name: 'Maze',
          type: 'tilelayer',
          x: 0,
          y: 0,
          width,
          height,
          opacity: 1,
          visible: true,
          data: [...tiles],
        },
        {
          id: 2,
          name: 'Ends',
          type: 'objectgroup',
          draworder: 'topdown',
          x: 0,
          y: 0,
          opacity: 1,
          visible: true,
          objects: places.map(({ name, x, y }, i) => ({
            id: i + 1,
            name,
            type: '',
            x,
            y,
            width: 0,
            height: 0,
            rotation: 0,
            point: true,
            visible: true,
          })),
        },
      ],
    };
    return new TextEncoder().encode(`${JSON.stringify(map)}\n`);
  },
};

/** Groups inside groups deeper than this are no map. */
const DEEPEST = 100;

function mapOf(file: unknown, bytes: number): TileMap {
  if (!isObject(file)) throw badFile('a tile map is one JSON object');
  const layers: RawLayer[] = [];
  const objects: { name: string; x: number; y: number }[] = [];
  const waiting = objectsIn(file.layers)
    .reverse()
    .map((layer) => ({ layer, depth: 0 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { layer, depth } = next;
    if (depth > DEEPEST) throw badFile(`layers lie inside each other deeper than ${DEEPEST}`);
    for (const inner of objectsIn(layer.layers).reverse()) waiting.push({ layer: inner, depth: depth + 1 });
    if (layer.data !== undefined || layer.chunks !== undefined) layers.push(layerOf(layer, bytes));
    for (const object of objectsIn(layer.objects)) {
      const name = [object.name, object.type, object.class].find((text) => typeof text === 'string' && text !== '');
      objects.push({ name: shownText(name), x: Number(object.x), y: Number(object.y) });
    }
  }
  const orientation = file.orientation ?? 'orthogonal';
  return {
    orientation: typeof orientation === 'string' ? orientation : '',
    tileWidth: sizeOf(file, 'tilewidth', 'the map'),
    tileHeight: sizeOf(file, 'tileheight', 'the map'),
    tileSets: objectsIn(file.tilesets).map(tileSetOf),
    layers,
    objects,
  };
}

function sizeOf(object: JsonObject, key: string, of: string): number {
  const size = wholeIn(object[key], 1, 1_000_000_000);
  if (size === null) throw badFile(`"${key}" of ${of} is no whole number from 1 up`);
  return size;
}

/** Names and values of the properties of a layer or tile. */
function propertiesOf(object: JsonObject): [string, unknown][] {
  return objectsIn(object.properties).map((property) => [String(property.name ?? ''), property.value]);
}

function tileSetOf(set: JsonObject): TileSet {
  const meanings = new Map<number, Meaning>();
  for (const tile of objectsIn(set.tiles)) {
    const id = wholeIn(tile.id, 0, 0xfffffff);
    if (id === null) continue;
    const said = propertiesOf(tile).map(([name, value]) => propertyMeaning(name, value));
    const type = typeof tile.type === 'string' ? tile.type : typeof tile.class === 'string' ? tile.class : '';
    const meaning =
      said.find((one) => one !== null) ??
      (WALL_NAME.test(type) || isObject(tile.objectgroup) ? { isWall: true, walls: NONE } : null);
    if (meaning !== null) meanings.set(id, meaning);
  }
  return { first: wholeIn(set.firstgid, 1, 0xfffffff) ?? 1, meanings };
}

function layerOf(layer: JsonObject, bytes: number): RawLayer {
  const name = typeof layer.name === 'string' ? layer.name : '';
  const where = `layer "${shownText(name)}"`;
  const isInfinite = layer.chunks !== undefined;
  const pieces = isInfinite ? objectsIn(layer.chunks) : [layer];
  let total = 0;
  return {
    name,
    isSolid: propertiesOf(layer).some(([key, value]) => isSolidProperty(key, value)),
    isInfinite,
    chunks: pieces.map((piece): Chunk => {
      const width = sizeOf(piece, 'width', where);
      const height = sizeOf(piece, 'height', where);
      total += width * height;
      if (total > 1_000_000 + 64 * bytes) {
        throw badFile(`${where} is said to hold ${total} tiles, too many for a file as short as this`);
      }
      const far = 1_000_000_000;
      return {
        x: isInfinite ? (wholeIn(piece.x, -far, far) ?? 0) : 0,
        y: isInfinite ? (wholeIn(piece.y, -far, far) ?? 0) : 0,
        width,
        height,
        tiles: tilesOf(piece.data, layer, width * height, where),
      };
    }),
  };
}

function tilesOf(data: unknown, layer: JsonObject, count: number, where: string): Uint32Array {
  if (Array.isArray(data)) return tilesFromList(data, count, where);
  if (typeof data !== 'string') throw badFile(`${where} has no list of tiles`);
  const compression = typeof layer.compression === 'string' ? layer.compression : '';
  return tilesFromBase64(data, compression, count, where);
}
