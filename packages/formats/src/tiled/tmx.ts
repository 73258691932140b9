// Maps of the Tiled editor as XML.

import { NONE, toBase64 } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { shownText } from '../json.ts';
import { decodeHead, decodeText } from '../text.ts';
import { tilesFromBase64, tilesFromCsv, withoutFlips } from './layer-data.ts';
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
import { childOf, parseXml, wholeAttribute, type XmlElement } from './xml.ts';

export const tmx: Format<TiledKnobs> = {
  id: 'FMT-TMX',
  name: 'tmx',
  title: 'Tiled map, TMX',
  summary: 'Tile maps of the Tiled editor as XML, with a tile set of their own when written.',
  about:
    'Game engines take these maps as they are. A maze is written as blocks or as tiles with thin walls, with its ends as ' +
    'point objects "start" and "goal" and the tile set as a picture inside. Read are orthogonal and isometric maps in ' +
    'every encoding, finite and infinite, where a layer is a maze.',
  steps: [
    'Unpack the layers and clear the bits that flip tiles.',
    'Take for walls the tiles that the knob "walls" names, on all layers or on the one that "layer" names.',
    'Else take the tiles with a property "wall", "solid" or "collision" or a collision shape, or all of a layer so named.',
    'Else look for a layer whose empty squares, tiles, or most common tile make corridors that hang together.',
    'Take points named start, goal and the like for the ends.',
  ],
  sources: ['T. Lindeijer, Tiled: TMX Map Format'],
  params: tiledParams,
  printKnobs: ['layout', 'tile'],
  extensions: ['tmx'],
  kind: 'text',
  sniff: (bytes) =>
    /^\s*<(?:\?xml|!--|map\b)/.test(decodeHead(bytes)) && /<map\b[^>]*\btilewidth=/.test(decodeHead(bytes)),
  parse: (bytes, knobs) => mapDocument('tmx', mapOf(parseXml(decodeText(bytes)), bytes.length), knobs, bytes.length),
  print: ({ maze }, knobs) => {
    const { width, height, tile, tiles, picture, meanings, places } = tilesOfMaze(maze, knobs, tmx.title);
    const { columns, rows, png } = picture;
    const out: string[] = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<map version="1.10" orientation="orthogonal" renderorder="right-down" width="${width}" height="${height}" ` +
        `tilewidth="${tile}" tileheight="${tile}" infinite="0" nextlayerid="3" nextobjectid="${places.length + 1}">`,
      ` <tileset firstgid="1" name="maze" tilewidth="${tile}" tileheight="${tile}" tilecount="${columns * rows}" columns="${columns}">`,
      `  <image format="png" width="${columns * tile}" height="${rows * tile}">`,
      `   <data encoding="base64">${toBase64(png)}</data>`,
      '  </image>',
      ...meanings.map(
        ({ name, type, value }, id) =>
          `  <tile id="${id}"><properties><property name="${name}" type="${type}" value="${value}"/></properties></tile>`,
      ),
      ' </tileset>',
      ` <layer id="1" name="Maze" width="${width}" height="${height}">`,
      '  <data encoding="csv">',
    ];
    for (let y = 0; y < height; y++) {
      out.push(`${tiles.subarray(y * width, (y + 1) * width).join(',')}${y < height - 1 ? ',' : ''}`);
    }
    out.push('  </data>', ' </layer>');
    if (places.length > 0) {
      out.push(' <objectgroup id="2" name="Ends">');
      places.forEach(({ name, x, y }, i) => {
        out.push(`  <object id="${i + 1}" name="${name}" x="${x}" y="${y}"><point/></object>`);
      });
      out.push(' </objectgroup>');
    }
    out.push('</map>', '');
    return new TextEncoder().encode(out.join('\n'));
  },
};

function mapOf(root: XmlElement, bytes: number): TileMap {
  if (root.name !== 'map') throw badFile(`the outermost element is <${root.name}>, not <map>, so this is no tile map`);
  const tileSets: TileSet[] = [];
  const layers: RawLayer[] = [];
  const objects: { name: string; x: number; y: number }[] = [];
  const isInfinite = root.attributes.get('infinite') === '1';
  // Groups hold layers and groups.
  const waiting = [...root.children].reverse();
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (element.name === 'tileset') tileSets.push(tileSetOf(element));
    else if (element.name === 'layer') layers.push(layerOf(element, isInfinite, bytes));
    else if (element.name === 'group') waiting.push(...[...element.children].reverse());
    else if (element.name === 'objectgroup') {
      for (const object of element.children) {
        const { attributes } = object;
        const name = attributes.get('name') || attributes.get('type') || attributes.get('class') || '';
        objects.push({ name, x: Number(attributes.get('x') ?? 0), y: Number(attributes.get('y') ?? 0) });
      }
    }
  }
  return {
    orientation: root.attributes.get('orientation') ?? 'orthogonal',
    tileWidth: positive(root, 'tilewidth'),
    tileHeight: positive(root, 'tileheight'),
    tileSets,
    layers,
    objects,
  };
}

function positive(element: XmlElement, name: string): number {
  const value = wholeAttribute(element, name);
  if (value !== null && value >= 1) return value;
  throw badFile(
    `<${element.name}> has ${name}="${shownText(element.attributes.get(name))}"; it has to be a whole number from 1 up`,
  );
}

/** Names and values of the properties of an element. */
function propertiesOf(element: XmlElement): [string, string][] {
  const list = childOf(element, 'properties')?.children ?? [];
  return list.map((one) => [one.attributes.get('name') ?? '', one.attributes.get('value') ?? one.text]);
}

function tileSetOf(element: XmlElement): TileSet {
  const meanings = new Map<number, Meaning>();
  for (const tile of element.children) {
    const id = tile.name === 'tile' ? wholeAttribute(tile, 'id') : null;
    if (id === null) continue;
    const said = propertiesOf(tile).map(([name, value]) => propertyMeaning(name, value));
    const type = tile.attributes.get('type') ?? tile.attributes.get('class') ?? '';
    const meaning =
      said.find((one) => one !== null) ??
      (WALL_NAME.test(type) || childOf(tile, 'objectgroup') !== undefined ? { isWall: true, walls: NONE } : null);
    if (meaning !== null) meanings.set(id, meaning);
  }
  return { first: wholeAttribute(element, 'firstgid') ?? 1, meanings };
}

function layerOf(element: XmlElement, isInfinite: boolean, bytes: number): RawLayer {
  const name = element.attributes.get('name') ?? '';
  const where = `layer "${shownText(name)}"`;
  const data = childOf(element, 'data');
  if (data === undefined) throw badFile(`${where} has no <data>`);
  const chunks = data.children.filter((child) => child.name === 'chunk');
  const pieces = isInfinite || chunks.length > 0 ? chunks : [element];
  let total = 0;
  return {
    name,
    isSolid: propertiesOf(element).some(([key, value]) => isSolidProperty(key, value)),
    isInfinite: pieces !== undefined && pieces[0] !== element,
    chunks: pieces.map((piece): Chunk => {
      const width = positive(piece, 'width');
      const height = positive(piece, 'height');
      total += width * height;
      if (total > 1_000_000 + 64 * bytes)
        throw badFile(`${where} is said to hold ${total} tiles, too many for a file as short as this`);
      const source = piece === element ? data : piece;
      return {
        x: wholeAttribute(piece, 'x') ?? 0,
        y: wholeAttribute(piece, 'y') ?? 0,
        width,
        height,
        tiles: tilesOf(data, source, width * height, where),
      };
    }),
  };
}

function tilesOf(data: XmlElement, source: XmlElement, count: number, where: string): Uint32Array {
  const encoding = data.attributes.get('encoding') ?? '';
  if (encoding === 'csv') return tilesFromCsv(source.text, count, where);
  if (encoding === 'base64')
    return tilesFromBase64(source.text, data.attributes.get('compression') ?? '', count, where);
  if (encoding !== '') throw badFile(`${where} has the encoding "${shownText(encoding)}"; csv and base64 are known`);
  // The oldest form: an element a tile.
  const list = source.children.filter((child) => child.name === 'tile');
  if (list.length !== count) throw badFile(`${where} holds ${list.length} tiles, but its size asks for ${count}`);
  return Uint32Array.from(list, (tile) => withoutFlips(Number(tile.attributes.get('gid') ?? 0) >>> 0));
}
