import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
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
