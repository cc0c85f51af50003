import { create } from 'qrcode';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawnLayer } from '#domain/drawing/image-template.ts';
import { box, type Easel, image, openEasel, red, words } from './easel.ts';

let easel: Easel;
const bytesOf: Easel['bytesOf'] = (...args) => easel.bytesOf(...args);
const painted: Easel['painted'] = (...args) => easel.painted(...args);
beforeAll(async () => {
  easel = await openEasel();
});
afterAll(() => easel?.close());

describe('shapes', () => {
  it('fill their box to the pixel', async () => {
    const picture = await painted([red]);
    expect([picture.width, picture.height]).toEqual([200, 100]);
    expect(picture.ink()).toEqual([20, 10, 119, 69]);
    expect(picture.at(20, 10)).toBe('#ff0000');
  });

  it('may have borders and rounded corners, or be round', async () => {
    const bordered = await painted([{ ...red, borderColor: '#0000ff', borderWidth: 4 }]);
    expect([bordered.at(21, 11), bordered.at(30, 20)]).toEqual(['#0000ff', '#ff0000']);
    expect((await painted([{ ...red, radius: 20 }])).at(20, 10)).toBe('#ffffff');
    const ellipse = await painted([{ ...red, shape: 'ellipse' }]);
    expect([ellipse.at(22, 12), ellipse.at(70, 40)]).toEqual(['#ffffff', '#ff0000']);
  });

  it('may be translucent, and rotate around their centre', async () => {
    expect((await painted([{ ...red, opacity: 0.5 }])).at(70, 40)).toMatch(/^#ff(7f|80)(7f|80)$/);
    const turned = await painted([{ ...red, rotation: 90 }]);
    expect([turned.at(70, 1), turned.at(25, 40)]).toEqual(['#ff0000', '#ffffff']);
    expect((await painted([{ ...red, opacity: 0 }])).ink()).toBeNull();
  });

  it('are clipped at the edge of the picture', async () => {
    const over = await painted([{ ...red, x: 150, y: -30 }]);
    expect([over.at(199, 0), over.at(199, 29), over.at(199, 30), over.at(149, 0)]).toEqual([
      '#ff0000',
      '#ff0000',
      '#ffffff',
      '#ffffff',
    ]);
    for (const away of [{ x: 300 }, { x: -100 }, { y: 100 }, { y: -60 }])
      expect((await painted([{ ...red, ...away }])).ink()).toBeNull();
  });

  it('are stacked in their order', async () => {
    const blue = { ...red, color: '#0000ff', x: 60 };
    expect((await painted([red, blue])).at(70, 40)).toBe('#0000ff');
    expect((await painted([blue, red])).at(70, 40)).toBe('#ff0000');
  });
});

describe('pictures', () => {
  it('cover their box, or are contained in it', async () => {
    const cover: DrawnLayer = { ...box, type: 'image', image, fit: 'cover', height: 100, y: 0 };
    expect((await painted([cover])).at(70, 2)).toBe('#00ff00');
    const contain = await painted([{ ...cover, fit: 'contain' }]);
    expect([contain.at(70, 2), contain.at(70, 50)]).toEqual(['#ffffff', '#00ff00']);
  });

  it('are left out when their file is gone', async () => {
    const layer: DrawnLayer = { ...box, type: 'image', image, fit: 'cover' };
    const load = async () => null;
    expect((await painted([layer], { background: image }, { load })).ink()).toBeNull();
    expect((await painted([], { background: image })).at(199, 99)).toBe('#00ff00');
  });
});

describe('QR codes', () => {
  it('encode exactly their text', async () => {
    const text = 'https://shop.example.at/store/linz?produkt=3';
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const edge = modules.size + 8;
    const module = 3;
    const layer: DrawnLayer = {
      ...box,
      x: 0,
      y: 0,
      width: edge * module,
      height: edge * module,
      type: 'qr',
      text,
      color: '#000000',
      backgroundColor: '#ffffff',
    };
    const picture = await painted([layer], {
      width: edge * module,
      height: edge * module,
      backgroundColor: '#ff0000',
    });
    for (let row = 0; row < edge; row += 1) {
      for (let column = 0; column < edge; column += 1) {
        const [x, y] = [column - 4, row - 4];
        const isDark = x >= 0 && y >= 0 && x < modules.size && y < modules.size && modules.get(y, x) === 1;
        for (const [dx, dy] of [
          [0, 0],
          [module - 1, module - 1],
        ] as const)
          expect(picture.at(column * module + dx, row * module + dy)).toBe(isDark ? '#000000' : '#ffffff');
      }
    }
  });

  it('take 500 characters of any kind', async () => {
    const layer: DrawnLayer = {
      ...box,
      type: 'qr',
      text: '漢'.repeat(500),
      color: '#000000',
      backgroundColor: null,
    };
    await expect(bytesOf([layer])).resolves.toBeDefined();
  });
});

describe('a finished picture', () => {
  it.each([
    ['png', 'png'],
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
  ] as const)('is a %s', async (extension, format) => {
    const bytes = await bytesOf([red, words('Mohn')], {}, { extension });
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 200, height: 100 });
  });

  it('is the same for the same drawing', async () => {
    const layers = [red, words('Größe & <Würstel>', { rotation: 12 })];
    const [first, second] = [await bytesOf(layers), await bytesOf(layers)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('is painted once for all requests with the same key', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return easel.green;
    };
    const layer: DrawnLayer = { ...box, type: 'image', image, fit: 'cover' };
    const same = { key: 'same', load };
    await Promise.all([bytesOf([layer], {}, same), bytesOf([layer], {}, same)]);
    await bytesOf([layer], {}, same);
    expect(loads).toBe(1);
  });

  it('keeps its transparent background', async () => {
    const bytes = await bytesOf([], { backgroundColor: '#00000000' });
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });
});
