import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { readSse } from '../support/sse.ts';
import { DEVICE_KEY, MANAGER, OTHER_DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const key = DEVICE_KEY;
let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  await eventually(async () => expect((await server.get('/api/users/me')).status).toBe(200));
  session = await server.login(MANAGER);
});
afterAll(async () => {
  await server?.stop();
});
beforeEach(() => {
  server.deps.deviceAnswerMs = 30_000;
});

const test = (kind: string) => server.post(`/api/devices/1/test/${kind}`, {}, { session });
const commands = async (asking = key) =>
  (await server.get('/api/devices/me/commands', { key: asking })).body.data;
const answer = (id: number, body: object, answering = key) =>
  server.post(`/api/devices/me/commands/${id}/answer`, body, { key: answering });
const asked = () =>
  eventually(async () => {
    const [command] = await commands();
    if (!command) throw new Error('nothing is asked');
    return command;
  });

/** What staff asked of the device, newest first: the person by id, too, since names change. */
async function askedBy() {
  const { body } = await server.get('/api/logs?source=staff&subject=device&subjectId=1', { session });
  return body.data.map(({ message, actor, user, device }: Record<string, unknown>) => ({
    message,
    actor,
    user,
    device,
  }));
}

describe('a test of a device', () => {
  it('succeeds once the device confirms, after hearing of it over its open stream', async () => {
    const feed = readSse(`${server.url}/api/print-jobs/stream`, { authorization: `Bearer ${key}` });
    await feed.opened;
    for (const kind of ['notification', 'print']) {
      const result = test(kind);
      const command = await asked();
      await eventually(() => expect(feed.events.at(-1)?.event).toBe('commands'));
      expect(command.kind).toBe(kind);
      expect(await commands(OTHER_DEVICE_KEY)).toEqual([]);
      expect((await answer(command.id, { isDone: true }, OTHER_DEVICE_KEY)).status).toBe(404);
      expect((await answer(command.id, { isDone: true })).body.data).toEqual({ state: 'confirmed' });
      const { status, body } = await result;
      expect([status, body]).toEqual([200, { data: { state: 'confirmed' } }]);
      // Reporting twice counts once; a different result is too late.
      expect((await answer(command.id, { isDone: true })).status).toBe(200);
      expect((await answer(command.id, { isDone: false })).status).toBe(409);
    }
    await feed.close();
    const { id: user, name: actor } = (await server.get('/api/users/me', { session })).body.data;
    const by = { actor, user, device: 1 };
    expect(await askedBy()).toMatchObject([
      { ...by, message: expect.stringMatching(/^Gerät „.+“: Testdruck angefordert\.$/) },
      { ...by, message: expect.stringMatching(/Testbenachrichtigung angefordert\.$/) },
    ]);
  });

  it('prints on one of its printers, under the name that the device knows', async () => {
    const body = { name: 'Theke', branch: 1, device: 1, host: '192.168.1.50' };
    const { id } = (await server.post('/api/printers', body, { session })).body.data;
    const testPrint = (printer: number) => server.post('/api/devices/1/test/print', { printer }, { session });
    const result = testPrint(id);
    const command = await asked();
    expect(command).toMatchObject({ kind: 'print', printer: `nr-${id}` });
    await answer(command.id, { isDone: true });
    expect((await result).status).toBe(200);
    expect((await testPrint(id + 1)).status).toBe(404);
    expect((await server.call('DELETE', `/api/printers/${id}`, { session })).status).toBe(204);
  });

  it('fails with the device’s reason', async () => {
    const result = test('print');
    await answer((await asked()).id, { isDone: false, message: 'Theke: kein Papier\n\u001b[31m!' });
    const { status, body } = await result;
    expect([status, body.errors[0].message]).toEqual([502, 'Test nicht erfolgreich']);
    expect(body.data).toEqual({ state: 'failed', reason: 'Theke: kein Papier !' });
  });

  it('fails after 10 seconds without an answer, and a later one from the device is refused', async () => {
    server.deps.deviceAnswerMs = 300;
    const { status, body } = await test('print');
    expect([status, body.errors[0].message]).toEqual([504, 'Test nicht erfolgreich']);
    expect(await commands()).toEqual([]);
    const [command] = await server.sql('SELECT max("id") AS "id" FROM "DeviceCommand"');
    expect((await answer(Number(command?.id), { isDone: true })).status).toBe(409);
  });
});

describe('logs of a device', () => {
  it('are requested, sent, and appear among the logs', async () => {
    const wish = () => server.post('/api/devices/1/request-device-logs', {}, { session });
    const { status, body } = await wish();
    expect([status, body.data.state]).toEqual([202, 'waiting']);
    expect((await wish()).body.data).toEqual(body.data);
    const requests = (await askedBy()).filter(({ message }: { message: string }) =>
      /Protokoll/.test(message),
    );
    expect(requests).toEqual([
      { message: expect.any(String), actor: expect.any(String), user: expect.any(Number), device: 1 },
    ]);
    const command = await asked();
    expect(command).toMatchObject({ id: body.data.id, kind: 'logs' });
    const secret = 'x'.repeat(43);
    const lines = ['2026-11-21  gestartet', `\u001b[31mSchlüssel ${secret}\nfalsche Zeile anna@example.at`];
    expect((await server.post('/api/devices/me/logs', { lines }, { key })).status).toBe(204);
    await answer(command.id, { isDone: true });
    expect(await commands()).toEqual([]);
    const list = await server.get('/api/logs?source=device&device=1', { session });
    expect(list.body.data[0]).toMatchObject({ level: 'info', source: 'device', device: 1, branch: 1 });
    const { details } = (await server.get(`/api/logs/${list.body.data[0].id}`, { session })).body.data;
    expect(details).toBe('2026-11-21  gestartet\nSchlüssel [entfernt]\nfalsche Zeile [E-Mail]');
  });

  it('A44 have a size limit', async () => {
    const send = (lines: unknown) => server.post('/api/devices/me/logs', { lines }, { key });
    expect((await send(Array.from({ length: 2_001 }, () => 'x'))).status).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await send(Array.from({ length: 300 }, () => 'x'.repeat(1_000)))).status).toBe(413);
    expect((await server.post('/api/devices/me/logs', { lines: ['x'] })).status).toBe(401);
    expect((await server.post('/api/devices/me/logs', { lines: ['x'] }, { session })).status).toBe(403);
  });
});
