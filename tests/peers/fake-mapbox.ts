import type { Page } from 'playwright';

/** What the map asked for, and what it is made to answer. */
export interface FakeMapbox {
  /** Paths of api.mapbox.com, without query, in their order. */
  asked: string[];
  /** From now on nothing comes from there, until what it answers is called. */
  goAway(): () => void;
}

/** Stands in for the servers of Mapbox: a style with one source of houses, a town of one block. */
export async function fakeMapbox(page: Page): Promise<FakeMapbox> {
  const asked: string[] = [];
  let isAway = false;
  await page.context().route(/^https:\/\/[a-z.]*mapbox\.com\//, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(hostname === 'api.mapbox.com' ? pathname : `${hostname}${pathname}`);
    if (isAway) return route.abort();
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname.startsWith('/styles/')) return route.fulfill({ headers, json: STYLE });
    if (pathname.endsWith('.vector.pbf'))
      return route.fulfill({ headers, contentType: 'application/x-protobuf', body: HOUSES });
    return route.fulfill({ headers, status: 204 });
  });
  return {
    asked,
    goAway: () => {
      isAway = true;
      return () => {
        isAway = false;
      };
    },
  };
}

const STYLE = {
  version: 8,
  name: 'Fake',
  sources: {
    composite: {
      type: 'vector',
      tiles: ['https://api.mapbox.com/v4/fake/{z}/{x}/{y}.vector.pbf'],
      minzoom: 0,
      maxzoom: 16,
    },
  },
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee4d4' } }],
};

/** A tile of the Mapbox Vector Tile format, version 2: a grid of houses, 20 m high, in the layer `building`. */
const HOUSES = tile();

function tile(): Buffer {
  const features = [];
  for (let x = 200; x < 4_000; x += 600) {
    for (let y = 200; y < 4_000; y += 600) features.push(feature(x, y, 380));
  }
  const layer = [
    field(15, 0, varint(2)),
    field(1, 2, text('building')),
    ...features.map((bytes) => field(2, 2, bytes)),
    ...['extrude', 'height', 'min_height'].map((key) => field(3, 2, text(key))),
    field(4, 2, field(1, 2, text('true'))),
    field(4, 2, field(5, 0, varint(20))),
    field(4, 2, field(5, 0, varint(0))),
    field(5, 0, varint(4_096)),
  ];
  return field(3, 2, Buffer.concat(layer));
}

/** A square house with its corner at x, y, in units of the tile. */
function feature(x: number, y: number, size: number): Buffer {
  const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
  const moveTo = [(1 << 3) | 1, zigzag(x), zigzag(y)];
  const lineTo = [(3 << 3) | 2, zigzag(size), zigzag(0), zigzag(0), zigzag(size), zigzag(-size), zigzag(0)];
  const packed = (values: number[]) => Buffer.concat(values.map(varint));
  return Buffer.concat([
    field(2, 2, packed([0, 0, 1, 1, 2, 2])),
    field(3, 0, varint(3)),
    field(4, 2, packed([...moveTo, ...lineTo, (1 << 3) | 7])),
  ]);
}

function text(value: string): Buffer {
  return Buffer.from(value, 'utf8');
}

/** A field of protocol buffers: its number, its wire type (0 varint, 2 bytes) and its content. */
function field(number: number, wire: 0 | 2, content: Buffer): Buffer {
  const head = varint((number << 3) | wire);
  return wire === 0 ? Buffer.concat([head, content]) : Buffer.concat([head, varint(content.length), content]);
}

function varint(value: number): Buffer {
  const bytes = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return Buffer.from([...bytes, rest]);
}
