import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
  await server.sql('DELETE FROM "Log"');
  for (const [message, at] of [
    ['Abend', '2026-11-20T23:59:59.999Z'],
    ['Mitternacht', '2026-11-21T00:00:00Z'],
    ['Mittag', '2026-11-21T12:00:00Z'],
    ['Morgen', '2026-11-22T00:00:00Z'],
  ]) {
    await server.deps.db.logs.add({ level: 'info', source: 'server', message: message ?? '' });
    await server.sql('UPDATE "Log" SET "at" = $1 WHERE "message" = $2', [at, message]);
  }
});
afterAll(() => server?.stop());

const LISTS = ['/logs', '/working-activities', '/working-schedules'];
const list = (path: string, query: Record<string, string>) =>
  server.get(`/api${path}?${new URLSearchParams(query)}`, { session: admin });

describe('A64 from and to of a list', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ from: '2026-11-21', to: '2026-11-21' }, ['Abend', 'Mitternacht', 'Mittag']],
    [{ from: '2026-11-22', to: '2026-11-22' }, ['Morgen']],
    [{ from: '2026-11-21T01:00:00+01:00', to: '2026-11-22T00:00:00Z' }, ['Mitternacht', 'Mittag']],
    [{ from: '2026-11-21T01:00:00+01:00', to: '2026-11-21' }, ['Mitternacht', 'Mittag']],
    [{ to: '2026-11-20' }, []],
    [{ to: '2026-11-21' }, ['Abend', 'Mitternacht', 'Mittag']],
    [{ from: '2026-11-21T12:00:00.001Z' }, ['Morgen']],
    [{ from: '1900-01-01', to: '2199-12-31' }, ['Abend', 'Mitternacht', 'Mittag', 'Morgen']],
  ])(
    'a day is one of the branch, as the last it is included; the end of an instant is excluded: %j',
    async (query, messages) => {
      const { status, body } = await list('/logs', { ...query, sort: 'at' });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.data.map(({ message }: { message: string }) => message)).toEqual(messages);
    },
  );

  it.each<[Record<string, string>, string[]]>([
    [{ from: '0000-01-01' }, ['from invalid']],
    [{ to: '0000-12-31T23:59:59Z' }, ['to invalid']],
    [{ from: '1899-12-31', to: '2200-01-01' }, ['from invalid', 'to invalid']],
    [{ from: '2026-02-30' }, ['from invalid']],
    [{ from: 'gestern' }, ['from invalid']],
    [{ from: '2026-11-21T12:00:00' }, ['from invalid']],
    [{ from: '9'.repeat(400) }, ['from invalid']],
    [{ from: '2026-11-22', to: '2026-11-21' }, ['to ends-before-start']],
    [{ from: '2026-11-22T14:00:00Z', to: '2026-11-21' }, ['to ends-before-start']],
    [{ from: '2026-11-22', to: '2026-11-21T09:59:59Z' }, ['to ends-before-start']],
    [{ from: '2026-11-21T12:00:00+01:00', to: '2026-11-21T10:59:59Z' }, ['to ends-before-start']],
  ])('are refused, never a fault of the database: %j', async (query, faults) => {
    for (const path of LISTS) {
      const { status, body } = await list(path, query);
      expect(status, path).toBe(422);
      expect(body.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual(
        faults,
      );
    }
  });

  it('explain it in German, at the field', async () => {
    const { body } = await list('/logs', { from: '2026-11-22', to: '2026-11-21' });
    expect(body.errors).toEqual([
      { code: 'ends-before-start', field: 'to', message: 'Die Angabe zu „Bis“ liegt nicht nach dem Beginn.' },
    ]);
  });

  it('are documented, including what a day means', async () => {
    const { body } = await server.get('/api/openapi.json');
    for (const path of LISTS) {
      const { parameters } = body.paths[`/api${path}`].get;
      for (const name of ['from', 'to']) {
        const found = parameters.find((parameter: { name: string }) => parameter.name === name);
        expect(JSON.stringify(found), `${path} ${name}`).toContain('der Filiale');
      }
    }
  });
});
