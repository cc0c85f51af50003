import { create } from 'qrcode';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, MANAGER } from '../support/template.ts';

let server: TestServer;
let manager: Session;
let employee: Session;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  [manager, employee, admin] = [
    await server.login(MANAGER),
    await server.login(EMPLOYEE),
    await server.login(ADMIN),
  ];
});
afterAll(() => server?.stop());

const place = { x: 0, y: 0, width: 50, height: 50 };
let names = 0;
const template = (more: object = {}) => {
  names += 1;
  return { name: `Vorlage ${names}`, width: 120, height: 60, ...more };
};
const post = (body: object, session = manager) => server.post('/api/image-templates', body, { session });
async function created(more: object = {}) {
  const { status, body } = await post(template(more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}
async function uploaded(colour: string): Promise<{ id: number; version: number; extension: string }> {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${bytes.toString('base64')}`;
  return (await server.post('/api/images', { data }, { session: manager })).body.data;
}
const path = (id: number, query = '', extension = 'png') => `/image/template/${id}.${extension}${query}`;
async function pixels(address: string) {
  const answer = await fetch(server.url + address);
  expect(answer.status, address).toBe(200);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
}
const publicProduct = async () => (await server.get('/api/products')).body.data[0];
const publicBranch = async () => (await server.get('/api/branches')).body.data[0];

describe('/api/image-templates', () => {
  it('stores a template, with defaults for what is missing', async () => {
    const row = await created({ layers: [{ type: 'text', ...place, text: ' Guten\tMorgen ' }] });
    expect(row).toMatchObject({ width: 120, height: 60, backgroundColor: '#ffffff', background: null });
    expect(row.layers).toEqual([
      {
        type: 'text',
        name: '',
        ...place,
        rotation: 0,
        opacity: 1,
        text: 'Guten\tMorgen',
        binding: null,
        font: 'Figtree',
        size: 32,
        weight: 400,
        isItalic: false,
        color: '#000000',
        align: 'left',
        verticalAlign: 'top',
      },
    ]);
    expect((await server.get(`/api/image-templates/${row.id}`, { session: employee })).body.data).toEqual(
      row,
    );
    const sent = await server.call('PUT', `/api/image-templates/${row.id}`, { body: row, session: manager });
    expect([sent.status, sent.body.data.layers]).toEqual([200, row.layers]);
  });

  it('lists its layers', async () => {
    const image = await uploaded('#00ff00');
    const layers = [
      { type: 'image', ...place, image: { id: image.id } },
      { type: 'qr', ...place, text: 'x' },
    ];
    const row = await created({ layers });
    const { status, body } = await server.get(`/api/image-templates/${row.id}/layers`, { session: employee });
    expect(status).toBe(200);
    expect(body).toEqual({ data: row.layers, total: 2 });
    expect(body.data[0].image).toMatchObject({ id: image.id, version: 1, extension: 'png' });
    expect((await server.get('/api/image-templates/999999/layers', { session: employee })).status).toBe(404);
    expect((await server.get(`/api/image-templates/${row.id}/layers`)).status).toBe(401);
  });

  it.each([
    ['a size beyond 4096', { width: 4_097 }, 'width'],
    ['no size', { height: 0 }, 'height'],
    ['an unknown picture', { background: { id: 999_999 } }, 'background'],
    ['a colour that is CSS', { backgroundColor: 'red;}' }, 'backgroundColor'],
    ['51 layers', { layers: Array.from({ length: 51 }, () => ({ type: 'shape', ...place })) }, 'layers'],
    ['an unknown layer', { layers: [{ type: 'script', ...place }] }, 'layers.0.type'],
    ['a layer without a place', { layers: [{ type: 'shape', x: 0, y: 0, width: 5 }] }, 'layers.0.height'],
    ['an unknown font', { layers: [{ type: 'text', ...place, font: '../inter' }] }, 'layers.0.font'],
    [
      'an unknown binding',
      { layers: [{ type: 'text', ...place, binding: 'user.passwordHash' }] },
      'layers.0.binding',
    ],
    [
      'an unknown picture in a layer',
      { layers: [{ type: 'image', ...place, image: { id: 999_999 } }] },
      'layers.0.image',
    ],
    [
      'A40 markup as a colour',
      { layers: [{ type: 'shape', ...place, color: '"/><script>' }] },
      'layers.0.color',
    ],
    ['a QR text beyond 500', { layers: [{ type: 'qr', ...place, text: 'x'.repeat(501) }] }, 'layers.0.text'],
    [
      'an address of a picture',
      { layers: [{ type: 'image', ...place, src: 'http://169.254.169.254' }] },
      'layers.0.src',
    ],
  ])('A51 refuses %s', async (_what, more, field) => {
    const { status, body } = await post(template(more));
    expect([status, body.errors[0].field]).toEqual([422, field]);
    expect(body.errors[0].message).toMatch(/\.$/);
  });

  it('has unique names, and is written by managers', async () => {
    const { name } = await created();
    const again = await post(template({ name }));
    expect([again.status, again.body.errors[0].code]).toEqual([422, 'already-exists']);
    expect((await post(template(), employee)).status).toBe(403);
    expect((await server.post('/api/image-templates', template())).status).toBe(401);
  });
});

describe('GET /image/template/{id}.{extension}', () => {
  it('paints shapes, pictures and the background picture', async () => {
    const [green, blue] = [await uploaded('#00ff00'), await uploaded('#0000ff')];
    const row = await created({
      background: { id: green.id },
      layers: [
        { type: 'shape', ...place, color: '#ff0000' },
        { type: 'image', ...place, x: 60, image: { id: blue.id } },
      ],
    });
    const at = await pixels(path(row.id));
    expect([at(10, 10), at(70, 10), at(115, 58)]).toEqual(['#ff0000', '#0000ff', '#00ff00']);
  });

  it.each([
    ['png', 'image/png', 'png'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['webp', 'image/webp', 'webp'],
  ])('returns a %s that caches must revalidate', async (extension, mimeType, format) => {
    const row = await created();
    const answer = await fetch(server.url + path(row.id, '', extension));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': mimeType,
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format,
      width: 120,
    });
    const etag = answer.headers.get('etag') ?? '';
    const again = await server.get(path(row.id, '', extension), { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('encodes the link to product and branch as a QR code', async () => {
    const [product, branch] = [await publicProduct(), await publicBranch()];
    const link = `${server.deps.publicUrl}/store/${branch.identifier}?produkt=${product.id}`;
    const { modules } = create(link, { errorCorrectionLevel: 'M' });
    const edge = modules.size + 8;
    const row = await created({
      width: edge * 2,
      height: edge * 2,
      layers: [{ type: 'qr', x: 0, y: 0, width: edge * 2, height: edge * 2, binding: 'product.link' }],
    });
    const at = await pixels(path(row.id, `?product=${product.id}&branch=${branch.id}`));
    for (let y = 0; y < modules.size; y += 1) {
      for (let x = 0; x < modules.size; x += 1) {
        expect(at((x + 4) * 2, (y + 4) * 2)).toBe(modules.get(y, x) === 1 ? '#000000' : '#ffffff');
      }
    }
  });

  it('reflects changes of product, layer and picture', async () => {
    const image = await uploaded('#00ff00');
    const product = await publicProduct();
    const layers = [
      { type: 'image', ...place, image: { id: image.id } },
      { type: 'text', x: 50, y: 0, width: 70, height: 60, size: 14, binding: 'product.name' },
    ];
    const row = await created({ layers });
    const etag = async () => (await server.get(path(row.id, `?product=${product.id}`))).headers.get('etag');
    const seen = [await etag()];
    const put = (to: string, body: object, session = admin) => server.call('PUT', to, { body, session });
    const changed = await put(`/api/products/${product.id}`, { id: product.id, name: 'Würstel & <Senf>' });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    seen.push(await etag());
    const blue = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    await put(`/api/images/${image.id}`, {
      id: image.id,
      data: `data:image/png;base64,${blue.toString('base64')}`,
    });
    seen.push(await etag());
    expect((await pixels(path(row.id)))(10, 10)).toBe('#0000ff');
    await put(`/api/image-templates/${row.id}`, { id: row.id, backgroundColor: '#000000' });
    seen.push(await etag());
    expect(new Set(seen).size).toBe(4);
    expect(seen).not.toContain(null);
  });

  it('fills in only what is public', async () => {
    const row = await created({ layers: [{ type: 'text', ...place, binding: 'product.price' }] });
    const product = (await server.get('/api/products')).body.data[1];
    expect((await server.get(path(row.id, `?product=${product.id}`))).status).toBe(200);
    await server.call('PUT', `/api/products/${product.id}`, {
      body: { id: product.id, isPublic: false },
      session: admin,
    });
    expect((await server.get(path(row.id, `?product=${product.id}`))).status).toBe(404);
  });

  it('A47 serves nothing else', async () => {
    const { id } = await created();
    for (const address of [
      path(999_999),
      path(id, '', 'svg'),
      path(id, '', 'gif'),
      path(id, '?product=999999'),
      path(id, '?branch=999999'),
      path(id, '?product=0'),
      path(id, '?product=1&product=2'),
      path(id, '?product=abc'),
      path(id, '?branch=1e9'),
      '/image/template/0.png',
      '/image/template/1-1.png',
      '/image/template/..%2f1.png',
      '/image/template/99999999999999.png',
      '/image/template/',
    ])
      expect((await server.get(address)).status, address).toBe(404);
  });
});

describe('POST /api/image-templates/preview', () => {
  const draft = { width: 120, height: 60, backgroundColor: '#112233', background: null, layers: [] };
  const preview = (body: object, session?: Session) =>
    server.post('/api/image-templates/preview', body, session ? { session } : {});

  it('paints a template that is not stored, with the current pictures', async () => {
    const { id } = await uploaded('#aa0000');
    const layers = [{ ...place, type: 'image', image: { id } }];
    const { status, body } = await preview({ ...draft, layers }, employee);
    expect(status).toBe(200);
    const [head, encoded] = body.data.picture.split(',');
    expect(head).toBe('data:image/webp;base64');
    expect(await sharp(Buffer.from(encoded, 'base64')).metadata()).toMatchObject({ width: 120, height: 60 });
  });

  it('is for staff, and for products that guests see', async () => {
    expect((await preview(draft)).status).toBe(401);
    expect((await preview({ ...draft, product: 999_999 }, employee)).status).toBe(404);
    expect((await preview({ ...draft, width: 0 }, employee)).status).toBe(422);
  });
});

describe('GET /api/images/{id}/usage', () => {
  it('names the records that show a picture, each once', async () => {
    const { id } = await uploaded('#00aa00');
    const usage = async () => (await server.get(`/api/images/${id}/usage`, { session: employee })).body;
    expect(await usage()).toEqual({ data: [], total: 0 });
    const layers = [{ ...place, type: 'image', image: { id } }];
    expect((await server.get('/api/images/999999/usage', { session: employee })).status).toBe(404);
    const stored = await created({ background: { id }, layers });
    expect(await usage()).toEqual({
      data: [
        {
          entity: 'image-template',
          id: stored.id,
          title: `Bildvorlage „${stored.name}“`,
          isDetachable: false,
        },
      ],
      total: 1,
    });
  });
});
