import { describe, expect, it } from 'vitest';
import { APP_ICONS, type AppIconName, iconDrawing, iconPicture } from '#domain/drawing/app-icon.ts';
import type { ImageRef } from '#domain/media/image.ts';

const picture = (id: number, edge: number): ImageRef => ({
  id,
  version: 1,
  extension: 'png',
  alt: '',
  width: edge,
  height: edge,
});
const LOGO = picture(1, 600);
const look = { shopName: 'Feinkost Wiesenknopf', primaryColor: '#b3261e', logo: LOGO, favicon: null };
const names = Object.keys(APP_ICONS) as AppIconName[];

describe('the picture of the icons', () => {
  it.each([
    ['the logo without a favicon', { favicon: null }, 1],
    ['a large favicon', { favicon: picture(2, 256) }, 2],
    ['the logo instead of a small favicon', { favicon: picture(2, 32) }, 1],
    ['a small favicon without a logo', { logo: null, favicon: picture(2, 32) }, 2],
    ['nothing without either', { logo: null, favicon: null }, undefined],
  ])('is %s', (_name, change, id) => {
    expect(iconPicture({ ...look, ...change })?.id).toBe(id);
  });
});

describe('an icon', () => {
  it('is square and has its size', () => {
    for (const name of names) {
      const { width, height } = iconDrawing(look, APP_ICONS[name], LOGO);
      expect([width, height], name).toEqual([APP_ICONS[name].size, APP_ICONS[name].size]);
      expect(name).toContain(String(width));
    }
  });

  it('for any purpose fills its square and has no background of its own', () => {
    const { backgroundColor, layers } = iconDrawing(look, APP_ICONS['any-512'], LOGO);
    expect(backgroundColor).toBe('#00000000');
    expect(layers).toMatchObject([{ type: 'image', image: LOGO, fit: 'contain', x: 0, y: 0, width: 512 }]);
  });

  it('that is maskable keeps its picture inside the safe zone, a circle of 80 %, on an opaque background', () => {
    for (const name of ['maskable-192', 'maskable-512'] as const) {
      const { size } = APP_ICONS[name];
      const { backgroundColor, layers } = iconDrawing(look, APP_ICONS[name], LOGO);
      expect(backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
      const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = layers;
      const corner = Math.hypot(size / 2 - x, size / 2 - y);
      expect(corner, name).toBeLessThanOrEqual(size * 0.4);
      expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([size / 2, size / 2]);
    }
  });

  it('for an iPhone has an opaque background', () => {
    expect(iconDrawing(look, APP_ICONS['apple-180'], LOGO).backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([
    ['#b3261e', 'F', '#ffffff'],
    ['#ffe08a', 'F', '#000000'],
  ])('without a picture is the first letter of the name on %s', (primaryColor, text, color) => {
    const drawing = iconDrawing({ ...look, primaryColor }, APP_ICONS['any-192'], null);
    expect(drawing.backgroundColor).toBe(primaryColor);
    expect(drawing.layers).toMatchObject([{ type: 'text', text, color, align: 'center', width: 192 }]);
  });

  it('of a shop whose name begins with a long character shows all of it', () => {
    const { layers } = iconDrawing({ ...look, shopName: ' öl & mehr' }, APP_ICONS['any-192'], null);
    expect(layers).toMatchObject([{ text: 'Ö' }]);
  });
});
