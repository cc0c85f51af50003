import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { SAMPLES } from '../support/record-samples.ts';
import { ADMIN } from '../support/template.ts';

/** What a TV shows: GET /api/signage/{key}, whose key is shown only once. */

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  session = await server.login(ADMIN);
});
afterAll(() => server?.stop());

async function created(path: string, body: object) {
  const answer = await server.post(path, body, { session });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}

async function changed(path: string, body: object) {
  const answer = await server.call('PUT', path, { body, session });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** The key of a screen whose only segment is a template. */
async function screenShowing(filledIn: { template: number; product: number }): Promise<string> {
  const segment = await created('/api/digital-signage-segments', {
    name: 'Angebot',
    type: 'template',
    ...filledIn,
  });
  const stream = await created('/api/digital-signage-streams', {
    name: 'Angebote',
    segments: [{ segment: { id: segment.id }, seconds: 5, schedule: [] }],
  });
  const screen = await created('/api/digital-signage-devices', {
    name: 'Angebote',
    branch: 1,
    stream: stream.id,
  });
  return screen.key;
}

describe('a TV', () => {
  it('shows the segments of its stream in their order, and is marked as seen', async () => {
    const segment = await created('/api/digital-signage-segments', {
      name: 'Gruß',
      type: 'text',
      title: 'Grüß Gott',
      text: 'Heute Knödel',
    });
    const stream = await created('/api/digital-signage-streams', {
      name: 'Schaufenster',
      segments: [{ segment: { id: segment.id }, seconds: 12, schedule: [] }],
    });
    const { id, key } = await created('/api/digital-signage-devices', {
      name: 'Fenster',
      branch: 1,
      stream: stream.id,
    });
    const { status, body } = await server.get(`/api/signage/${key}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('Heute Knödel');
    const seen = await server.get(`/api/digital-signage-devices/${id}`, { session });
    expect(seen.body.data.lastSeenAt).not.toBeNull();
    expect(JSON.stringify(seen.body)).not.toContain(key);
  });

  it('shows a picture template, filled in for a product and its own branch, at an address that changes with it', async () => {
    const product = await created('/api/products', SAMPLES.product?.() ?? {});
    const template = await created('/api/image-templates', {
      name: 'Empfehlung',
      width: 320,
      height: 180,
      layers: [{ type: 'text', x: 0, y: 0, width: 320, height: 180, binding: 'product.name' }],
    });
    const key = await screenShowing({ template: template.id, product: product.id });
    const entry = async () => (await server.get(`/api/signage/${key}`)).body.data.entries[0];
    const before = await entry();
    expect(before).toMatchObject({ type: 'template', alt: 'Empfehlung', seconds: 5 });
    const path = `/image/template/${template.id}.webp?product=${product.id}&branch=1`;
    expect(before.src.startsWith(`${path}&version=`), before.src).toBe(true);
    const picture = await fetch(server.url + before.src);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await entry()).src).toBe(before.src);

    await changed(`/api/products/${product.id}`, { id: product.id, name: 'Schnitzel' });
    const after = await entry();
    expect(after.src.startsWith(`${path}&version=`)).toBe(true);
    expect(after.src).not.toBe(before.src);
    await changed(`/api/products/${product.id}`, { id: product.id, isPublic: false });
    expect(await entry()).toBeUndefined();
  });

  it('needs the template, which then cannot be deleted', async () => {
    const body = { name: 'Empfehlung', type: 'template' };
    const missing = await server.post('/api/digital-signage-segments', body, { session });
    expect([missing.status, missing.body.errors[0].field]).toEqual([422, 'template']);
    const template = await created('/api/image-templates', { name: 'Im Einsatz', width: 10, height: 10 });
    await created('/api/digital-signage-segments', { ...body, template: template.id });
    const gone = await server.call('DELETE', `/api/image-templates/${template.id}`, { session });
    expect([gone.status, gone.body.errors[0].code]).toEqual([409, 'in-use']);
    expect(gone.body.errors[0].message).toContain('Filmsequenz „Empfehlung“');
  });

  it('is unknown with a wrong key, and when it is switched off', async () => {
    const { id, key } = await created('/api/digital-signage-devices', { name: 'Theke', branch: 1 });
    expect((await server.get(`/api/signage/${key}`)).status).toBe(200);
    expect((await server.get(`/api/signage/${'x'.repeat(43)}`)).status).toBe(404);
    const off = await server.call('PUT', `/api/digital-signage-devices/${id}`, {
      body: { id, isEnabled: false },
      session,
    });
    expect(off.status).toBe(200);
    expect((await server.get(`/api/signage/${key}`)).status).toBe(404);
  });
});
