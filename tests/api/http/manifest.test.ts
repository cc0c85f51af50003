import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppManifest, manifestOf, manifestSchema } from '#api/pages/manifest.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

async function icon(name: string) {
  const answer = await fetch(`${server.url}/app-icon/${name}`);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  return { answer, picture };
}

/** The colour of an icon's top left corner, as sRGB with alpha. */
async function cornerOf(picture: Sharp): Promise<number[]> {
  return [
    ...(await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()),
  ];
}

describe('GET /manifest.webmanifest', () => {
  it('makes the shop installable with its name, colours and icons', async () => {
    const { status, headers, body } = await server.get('/manifest.webmanifest');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(manifestSchema.parse(body)).toMatchObject({
      name: 'Feinkost Wiesenknopf',
      short_name: 'Wiesenknopf',
      lang: 'de',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#b3261e',
      background_color: '#faf7f2',
    });
    expect(
      body.icons.map(({ sizes, purpose }: AppManifest['icons'][number]) => `${purpose} ${sizes}`),
    ).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });

  it('is sent again only after a change', async () => {
    const { headers } = await server.get('/manifest.webmanifest');
    const again = await server.get('/manifest.webmanifest', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, headers.get('cache-control')]).toEqual([304, 'no-cache']);
  });

  it('changes the icons’ addresses when the logo changes', () => {
    const { config } = demoShop;
    const addressOf = (version: number) =>
      manifestOf({ ...config, logo: config.logo && { ...config.logo, version } }).icons[0]?.src;
    expect(addressOf(1)).not.toBe(addressOf(2));
  });

  it.each([
    ['Wiesenknopf', 'Wiesenknopf'],
    ['Feinkost Wiesenknopf', 'Wiesenknopf'],
    ['Gasthaus zum Hirschen', 'Hirschen'],
    ['Donaudampfschifffahrtskantine', 'Donaudampfschifffahrtskantine'],
  ])('shortens %s to %s', (shopName, short) => {
    expect(manifestOf({ ...demoShop.config, shopName }).short_name).toBe(short);
  });
});

describe('GET /app-icon/{file}', () => {
  it('is a square picture of the size that the manifest states', async () => {
    const { body } = await server.get('/manifest.webmanifest');
    for (const { src, sizes } of body.icons as AppManifest['icons']) {
      const answer = await server.get(src);
      expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, 'image/png']);
      const { width, height } = await (await icon(src.replace('/app-icon/', ''))).picture.metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('is the shop’s first letter on its colour if there is no logo', async () => {
    const { picture } = await icon('any-192.png');
    expect(await cornerOf(picture.clone())).toEqual([0xb3, 0x26, 0x1e, 255]);
    // The letter is white on the red: both are there.
    const { channels } = await picture.stats();
    expect(channels.map(({ min, max }) => max - min).slice(0, 3)).toEqual([76, 217, 225]);
  });

  it('is the logo: on a transparent background, or on the shop’s if maskable', async () => {
    const session = await server.login(ADMIN);
    const green = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#00aa00' } })
      .png()
      .toBuffer();
    const image = await server.call('POST', '/api/images', {
      session,
      body: { data: `data:image/png;base64,${green.toString('base64')}`, alt: 'Logo' },
    });
    expect(image.status).toBe(201);
    const { id, version, extension, alt, width, height } = image.body.data;
    const before = (await icon('maskable-512.png')).answer.headers.get('etag');
    const saved = await server.call('POST', '/api/config', {
      session,
      body: { logo: { id, version, extension, alt, width, height } },
    });
    expect(saved.status).toBe(200);
    const masked = await icon('maskable-512.png');
    expect(masked.answer.headers.get('etag')).not.toBe(before);
    expect(await cornerOf(masked.picture.clone())).toEqual([0xfa, 0xf7, 0xf2, 255]);
    const middle = masked.picture.extract({ left: 256, top: 256, width: 1, height: 1 });
    expect([...(await middle.removeAlpha().raw().toBuffer())]).toEqual([0, 0xaa, 0]);
    expect(await cornerOf((await icon('any-512.png')).picture)).toEqual([0, 0xaa, 0, 255]);
  });

  it.each(['any-64.png', 'any-192.jpg', '..%2f1-1.png', 'constructor.png'])(
    'A47 %s is not found',
    async (name) => {
      expect((await fetch(`${server.url}/app-icon/${name}`)).status).toBe(404);
    },
  );
});

it('neither exists while the shop is not an app', async () => {
  const session = await server.login(ADMIN);
  const saved = await server.call('POST', '/api/config', { session, body: { enablePluginPWA: false } });
  expect(saved.status).toBe(200);
  for (const path of ['/manifest.webmanifest', '/app-icon/any-192.png'])
    expect((await server.get(path)).status, path).toBe(404);
});
