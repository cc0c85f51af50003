import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOf, faultOf, type StaffServer, startStaffServer } from '../support/staff-calls.ts';

const at = (time: string) => `2026-06-01T${time}:00+02:00`;
const utc = (time: string) => new Date(at(time)).toISOString();

let server: StaffServer;
let ids: StaffServer['ids'];
let sessions: StaffServer['sessions'];

beforeAll(async () => {
  server = await startStaffServer({ now: at('20:00') });
  ({ ids, sessions } = server);
});
afterAll(() => server.stop());

const activities = callsOf(
  () => server,
  '/working-activities',
  () => ({ user: ids.anna, branch: 1, startedAt: at('08:00'), endedAt: at('16:00') }),
);

describe('deleted hours', () => {
  const removed = (query = '', session = sessions.lena) =>
    server.get(`/api/working-activities/removed${query}`, { session });

  beforeEach(() => server.sql('TRUNCATE "WorkingActivity", "RemovedActivity" RESTART IDENTITY'));

  test('are kept as they were, with who, when and why', async () => {
    await activities.made({ note: 'Doppelt', pauses: [{ from: at('12:00'), to: at('12:30') }] });
    const path = `/api/working-activities/1?reason=${encodeURIComponent('Zweimal erfasst')}`;
    expect((await server.call('DELETE', path, { session: sessions.lena })).status).toBe(204);
    expect((await activities.get(1)).status).toBe(404);
    const { status, body } = await removed();
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 1,
      data: [
        {
          activity: 1,
          user: ids.anna,
          userName: 'Anna Abend',
          branch: 1,
          startedAt: utc('08:00'),
          record: {
            endedAt: utc('16:00'),
            pausedAt: null,
            pauses: [{ from: utc('12:00'), to: utc('12:30') }],
            note: 'Doppelt',
            corrections: [],
            department: null,
            project: null,
            task: null,
          },
          removedAt: utc('20:00'),
          actor: expect.any(String),
          actorId: ids.lena,
          reason: 'Zweimal erfasst',
        },
      ],
    });
  });

  test('are kept without a reason if older clients send none, also in bulk', async () => {
    await activities.made({});
    await activities.made({ startedAt: at('17:00'), endedAt: at('18:00') });
    await activities.made({ startedAt: at('18:00'), endedAt: at('19:00') });
    expect((await activities.remove(1)).status).toBe(204);
    const many = await server.call('POST', '/api/working-activities/delete', {
      session: sessions.lena,
      body: { ids: [2, 3, 99], reason: ' Falsche Person ' },
    });
    expect(many.body.data).toMatchObject({ deleted: [2, 3], kept: [{ id: 99, code: 'not-found' }] });
    const trail = (await removed()).body.data.map(
      ({ activity, reason }: { activity: number; reason: string }) => [activity, reason],
    );
    expect(trail.sort()).toEqual([
      [1, null],
      [2, 'Falsche Person'],
      [3, 'Falsche Person'],
    ]);
  });

  test('A21 are one’s own, or those of one’s branches', async () => {
    await activities.made({});
    await activities.remove(1);
    const seen = async (query: string, session: typeof sessions.lena) =>
      (await removed(query, session)).body.total;
    expect(await seen('', sessions.anna)).toBe(1);
    expect(await seen(`?user=${ids.lena}`, sessions.anna)).toBe(0);
    expect(await seen('', sessions.berta)).toBe(0);
    expect(await seen('', sessions.ada)).toBe(1);
    expect(await seen('?branch=2', sessions.lena)).toBe(0);
    expect(await seen('?from=2026-06-01&to=2026-06-01', sessions.lena)).toBe(1);
    expect(await seen('?from=2026-06-02', sessions.lena)).toBe(0);
    expect((await server.get('/api/working-activities/removed')).status).toBe(401);
    expect((await removed('?from=2026-06-02&to=2026-06-01')).status).toBe(422);
  });

  test('outlive a deletion that failed: none is kept of what is not the actor’s', async () => {
    await activities.made({});
    expect((await activities.remove(1, sessions.berta)).status).not.toBe(204);
    expect((await removed('', sessions.ada)).body.total).toBe(0);
  });
});

test('deleting with a reason that was left empty is refused, and so is deleting many without one', async () => {
  await server.sql('TRUNCATE "WorkingActivity", "RemovedActivity" RESTART IDENTITY');
  await activities.made({});
  const many = (body: object) =>
    server.call('POST', '/api/working-activities/delete', { session: sessions.lena, body });
  const one = await server.call('DELETE', '/api/working-activities/1?reason=%20', { session: sessions.lena });
  for (const refused of [one, await many({ ids: [1] }), await many({ ids: [1], reason: ' ' })])
    expect(faultOf(refused)).toEqual([422, 'reason', 'required']);
  expect((await activities.get(1)).status).toBe(200);
});

test('a correction without a reason is refused; other changes need none', async () => {
  await server.sql('TRUNCATE "WorkingActivity" RESTART IDENTITY');
  await activities.made({});
  for (const reason of [{}, { reason: '  ' }]) {
    const refused = await activities.update(1, { startedAt: at('07:30'), ...reason });
    expect(faultOf(refused)).toEqual([422, 'reason', 'required']);
    expect(refused.body.errors[0].message).toContain('Grund');
  }
  expect((await activities.update(1, { note: 'Früh', reason: '' })).status).toBe(200);
});
