import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { readSse } from '../support/sse.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let server: TestServer;
let admin: Session;
let manager: Session;
let employee: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  await eventually(async () => expect((await server.get('/api/users/me')).status).toBe(200));
  admin = await server.login(ADMIN);
  manager = await server.login(MANAGER);
  employee = await server.login(EMPLOYEE);
});
afterAll(async () => {
  await server?.stop();
});

const me = async (key: string) => (await server.get('/api/devices/me', { key })).status;
async function created(name = 'Küche') {
  const { status, body } = await server.post(
    '/api/devices',
    { name, branch: 1, type: 'kitchen' },
    { session: manager },
  );
  expect(status).toBe(201);
  return body.data;
}

describe('A23 device keys', () => {
  it('are shown once, hold 256 bits and are stored as a hash', async () => {
    const { key, ...row } = await created();
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await me(key)).toBe(200);
    const { body } = await server.get(`/api/devices/${row.id}`, { session: manager });
    expect(body.data).toMatchObject({ name: 'Küche', branch: 1, type: 'kitchen', isEnabled: true });
    expect(JSON.stringify([body, (await server.get('/api/devices', { session: admin })).body])).not.toContain(
      key,
    );
    expect(JSON.stringify(await server.sql('SELECT * FROM "Device"'))).not.toContain(key);
    expect(JSON.stringify(body)).not.toContain('keyHash');
  });

  it('are renewed: the old one is worthless at once, and its stream ends', async () => {
    const { id, key } = await created();
    const stream = readSse(`${server.url}/api/print-jobs/stream`, { authorization: `Bearer ${key}` });
    expect(await stream.opened).toBe(200);
    const { status, body } = await server.post(`/api/devices/${id}/renew-key`, {}, { session: manager });
    expect([status, body.data.id]).toEqual([200, id]);
    expect(body.data.key).not.toBe(key);
    expect([await me(key), await me(body.data.key)]).toEqual([401, 200]);
    await stream.ended;
  });

  it('end with the device: switched off, or deleted', async () => {
    const { id, key } = await created();
    const put = (isEnabled: boolean) =>
      server.call('PUT', `/api/devices/${id}`, { body: { id, isEnabled }, session: manager });
    expect((await put(false)).status).toBe(200);
    expect(await me(key)).toBe(401);
    await put(true);
    expect(await me(key)).toBe(200);
    expect((await server.call('DELETE', `/api/devices/${id}`, { session: manager })).status).toBe(204);
    expect(await me(key)).toBe(401);
  });

  it('are never set from outside', async () => {
    const { id, key } = await created();
    for (const extra of [{ keyHash: 'x' }, { key: 'x'.repeat(43) }]) {
      const body = { id, ...extra };
      expect((await server.call('PUT', `/api/devices/${id}`, { body, session: manager })).status).toBe(422);
    }
    const body = { id, keyChangedAt: '2020-01-01T00:00:00Z', appVersion: '9' };
    expect(
      (await server.call('PUT', `/api/devices/${id}`, { body, session: manager })).body.data.appVersion,
    ).toBe('');
    expect(await me(key)).toBe(200);
  });
});

describe('who may', () => {
  it('employees read the devices of their branches, managers write them, nobody sees others', async () => {
    const { body } = await server.get('/api/devices', { session: employee });
    expect(new Set(body.data.map(({ branch }: { branch: number }) => branch))).toEqual(new Set([1]));
    const [foreign] = await server.sql('SELECT "id" FROM "Device" WHERE "branchId" <> 1');
    const path = `/api/devices/${foreign?.id}`;
    expect((await server.get(path, { session: manager })).status).toBe(404);
    for (const call of ['renew-key', 'test/print', 'test/notification', 'request-device-logs']) {
      expect((await server.post(`${path}/${call}`, {}, { session: manager })).status).toBe(404);
      expect((await server.post(`/api/devices/1/${call}`, {}, { session: employee })).status).toBe(403);
      expect((await server.post(`/api/devices/1/${call}`, {}, { key: DEVICE_KEY })).status).toBe(401);
      expect((await server.post(`/api/devices/1/${call}`, {})).status).toBe(401);
    }
    expect((await server.post('/api/devices', { name: 'x', branch: 1 }, { session: employee })).status).toBe(
      403,
    );
  });

  it('A22 moving a device needs both branches', async () => {
    const { id } = await created();
    const move = (session: Session) =>
      server.call('PUT', `/api/devices/${id}`, { body: { id, branch: 2 }, session });
    const { status, body } = await move(manager);
    expect([status, body.errors[0].field]).toEqual([422, 'branch']);
    expect((await move(admin)).status).toBe(200);
    expect((await server.get(`/api/devices/${id}`, { session: manager })).status).toBe(404);
  });

  it('screens: managers read, administrators write; the key comes once', async () => {
    const body = { name: 'Schaufenster', branch: 1 };
    const path = '/api/digital-signage-devices';
    expect((await server.post(path, body, { session: manager })).status).toBe(403);
    expect((await server.get(path, { session: employee })).status).toBe(403);
    const { id, key } = (await server.post(path, body, { session: admin })).body.data;
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const read = await server.get(`${path}/${id}`, { session: manager });
    expect([read.status, read.body.data.name, 'key' in read.body.data]).toEqual([200, 'Schaufenster', false]);
    const renewed = await server.post(`${path}/${id}/renew-key`, {}, { session: admin });
    expect(renewed.body.data.key).not.toBe(key);
  });
});

it('a device reports its program and is marked as seen, without a new version', async () => {
  const { id, key, updatedAt } = await created();
  const self = { appVersion: '1.2.3\u001b[31m', platform: 'linux x64\nfalsch' };
  expect((await server.post('/api/devices/me', self, { key })).status).toBe(204);
  const { body } = await server.get(`/api/devices/${id}`, { session: manager });
  expect(body.data).toMatchObject({ appVersion: '1.2.3', platform: 'linux x64 falsch', updatedAt });
  expect(Date.now() - Date.parse(body.data.lastSeenAt)).toBeLessThan(60_000);
});
