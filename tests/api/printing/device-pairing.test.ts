import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { readSse } from '../support/sse.ts';
import { DEVICE_KEY, EMPLOYEE, MANAGER } from '../support/template.ts';

let server: TestServer;
let manager: Session;
let employee: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  manager = await server.login(MANAGER);
  employee = await server.login(EMPLOYEE);
});
afterAll(async () => {
  await server?.stop();
});

const me = async (key: string) => (await server.get('/api/devices/me', { key })).status;
const pair = (code: unknown) => server.post('/api/devices/pair', { code });

async function device(): Promise<{ id: number; key: string }> {
  const body = { name: 'Kasse 2', branch: 1, type: 'counter' };
  return (await server.post('/api/devices', body, { session: manager })).body.data;
}
async function codeOf(id: number): Promise<string> {
  const { status, body } = await server.post(`/api/devices/${id}/pairing-code`, {}, { session: manager });
  expect(status).toBe(201);
  return body.data.code;
}
async function refusal(code: unknown) {
  const { status, body } = await pair(code);
  return [status, body.errors[0].code, body.errors[0].field];
}
const INVALID = [422, 'pairing-code-invalid', 'code'];

describe('a pairing code', () => {
  it('is exchanged for a new key once; the previous key is worthless, and its stream ends', async () => {
    const { id, key } = await device();
    const stream = readSse(`${server.url}/api/print-jobs/stream`, { authorization: `Bearer ${key}` });
    expect(await stream.opened).toBe(200);
    const code = await codeOf(id);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(await me(key)).toBe(200);
    const { status, body } = await pair(` ${code.toLowerCase().replace('-', ' ')} `);
    expect([status, body.data.id, body.data.name, body.data.branch]).toEqual([200, id, 'Kasse 2', 1]);
    expect([await me(key), await me(body.data.key)]).toEqual([401, 200]);
    await stream.ended;
    expect(await refusal(code)).toEqual(INVALID);
    expect(await me(body.data.key)).toBe(200);
  });

  it('used twice at the same moment yields one key', async () => {
    const { id } = await device();
    const code = await codeOf(id);
    const answers = await Promise.all([pair(code), pair(code), pair(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('is stored as a hash, and only the latest is valid', async () => {
    const { id } = await device();
    const first = await codeOf(id);
    const second = await codeOf(id);
    const stored = JSON.stringify([
      await server.sql('SELECT * FROM "Device"'),
      await server.sql('SELECT * FROM "Log"'),
      (await server.get(`/api/devices/${id}`, { session: manager })).body,
    ]);
    for (const code of [first, second]) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    expect(await refusal(first)).toEqual(INVALID);
    expect((await pair(second)).status).toBe(200);
  });

  it('ends after ten minutes, with a new key, and with the device', async () => {
    const { id } = await device();
    const late = await codeOf(id);
    await server.sql(
      `UPDATE "Device" SET "pairingExpiresAt" = now() - interval '1 second' WHERE "id" = ${id}`,
    );
    expect(await refusal(late)).toEqual(INVALID);
    const replaced = await codeOf(id);
    await server.post(`/api/devices/${id}/renew-key`, {}, { session: manager });
    expect(await refusal(replaced)).toEqual(INVALID);
    const off = await codeOf(id);
    await server.call('PUT', `/api/devices/${id}`, { body: { id, isEnabled: false }, session: manager });
    expect(await refusal(off)).toEqual(INVALID);
  });

  it.each(['', 'ABCD', 'ABCDEFG0', 'AAAAAAAA'])('%j is not a code', async (code) => {
    expect(await refusal(code)).toEqual(INVALID);
  });

  it('is issued by managers, for devices of their branches', async () => {
    const { id } = await device();
    const ask = (path: string, caller: object) => server.post(`${path}/pairing-code`, {}, caller);
    const own = `/api/devices/${id}`;
    expect((await ask(own, { session: employee })).status).toBe(403);
    expect((await ask(own, { key: DEVICE_KEY })).status).toBe(401);
    expect((await ask(own, {})).status).toBe(401);
    const [foreign] = await server.sql('SELECT "id" FROM "Device" WHERE "branchId" <> 1');
    expect((await ask(`/api/devices/${foreign?.id}`, { session: manager })).status).toBe(404);
  });
});

it('guessing codes is soon blocked', async () => {
  const strict = await startServer({ settings: { isRateLimited: true } });
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      statuses.push((await strict.post('/api/devices/pair', { code: 'AAAAAAAA' })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
    expect(statuses.slice(20)).toEqual([429, 429]);
  } finally {
    await strict.stop();
  }
});
