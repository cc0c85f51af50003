import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../support/harness.ts';
import { callsOf, faultOf, idsOf, type StaffServer, startStaffServer } from '../support/staff-calls.ts';
import { DEVICE_KEY } from '../support/template.ts';

const at = (time: string, day = '2026-06-01') => `${day}T${time}:00+02:00`;
const utc = (time: string, day?: string) => new Date(at(time, day)).toISOString();

let server: StaffServer;
let ids: StaffServer['ids'];
let sessions: StaffServer['sessions'];

beforeAll(async () => {
  server = await startStaffServer({ now: at('20:00') });
  ({ ids, sessions } = server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.sql('TRUNCATE "WorkingSchedule" RESTART IDENTITY');
});

const schedules = callsOf(
  () => server,
  '/working-schedules',
  () => ({ user: ids.anna, branch: 1, from: at('08:00'), to: at('16:00') }),
);

describe('the plan', () => {
  test('is written by those who run the branch and read by everyone in it', async () => {
    const made = await schedules.create({ breakMinutes: 30, note: 'Theke' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      type: 'work',
      from: utc('08:00'),
      to: utc('16:00'),
      breakMinutes: 30,
    });
    expect(idsOf(await schedules.list('', sessions.anna))).toEqual([1]);
    expect(idsOf(await schedules.list('', sessions.berta))).toEqual([]);
    expect((await schedules.create({}, sessions.anna)).status).toBe(403);
    expect((await schedules.get(1, sessions.berta)).status).toBe(404);
    expect((await server.get('/api/working-schedules')).status).toBe(401);
    expect((await server.get('/api/working-schedules', { key: DEVICE_KEY })).status).toBe(401);
    expect((await schedules.update(1, { to: at('17:00') })).body.data.to).toBe(utc('17:00'));
    expect((await schedules.remove(1)).status).toBe(204);
  });

  test.each<[string, object, [string, string]]>([
    ['end before it starts', { to: at('07:00') }, ['to', 'ends-before-start']],
    ['be a shift of more than a day', { to: at('09:00', '2026-06-02') }, ['to', 'shift-too-long']],
    [
      'be away for more than a month',
      { type: 'holiday', to: at('09:00', '2026-07-05') },
      ['to', 'absence-too-long'],
    ],
    ['be all break', { breakMinutes: 480 }, ['breakMinutes', 'break-too-long']],
    ['be of an unknown kind', { type: 'strike' }, ['type', 'invalid']],
    ['plan somebody of another branch', { user: 0 }, ['user', 'too-small']],
  ])('must not %s', async (_name, values, fault) => {
    expect(faultOf(await schedules.create(values))).toEqual([422, ...fault]);
  });

  test('has nobody in two places at once', async () => {
    await schedules.made({});
    expect(faultOf(await schedules.create({ from: at('15:00'), to: at('18:00') }))).toEqual([
      422,
      'from',
      'time-overlap',
    ]);
    const holiday = { type: 'holiday', from: at('00:00', '2026-05-31'), to: at('00:00', '2026-06-03') };
    expect(faultOf(await schedules.create(holiday))).toEqual([422, 'from', 'time-overlap']);
    expect((await schedules.create({ from: at('16:00'), to: at('18:00') })).status).toBe(201);
    expect(faultOf(await schedules.update(2, { from: at('15:00') }))).toEqual([422, 'from', 'time-overlap']);
    expect((await schedules.create({ user: ids.lena })).status).toBe(201);
  });

  test('A21, A22 stays within the branch', async () => {
    expect(faultOf(await schedules.create({ user: ids.berta }))).toEqual([422, 'user', 'reference-unknown']);
    expect(faultOf(await schedules.create({ branch: 2 }))).toEqual([422, 'branch', 'reference-unknown']);
    expect(faultOf(await schedules.create({ user: ids.berta }, sessions.ada))).toEqual([
      422,
      'user',
      'not-of-branch',
    ]);
  });

  test('does not reveal to colleagues who is ill', async () => {
    await schedules.made({ user: ids.lena, type: 'sick', note: 'Grippe' });
    await schedules.made({ type: 'sick', note: 'Husten' });
    const seen = async (query: string, session: Session) =>
      (await schedules.list(`${query}&sort=id`, session)).body.data.map(
        (row: { type: string; note: string }) => [row.type, row.note],
      );
    expect(await seen('', sessions.lena)).toEqual([
      ['sick', 'Grippe'],
      ['sick', 'Husten'],
    ]);
    expect(await seen('', sessions.anna)).toEqual([
      ['other', ''],
      ['sick', 'Husten'],
    ]);
    expect(await seen('type=sick', sessions.anna)).toEqual([['sick', 'Husten']]);
    expect(await seen(`type=sick&user=${ids.lena}`, sessions.anna)).toEqual([]);
    expect(await seen('search=Grippe', sessions.anna)).toEqual([]);
    expect((await schedules.get(1, sessions.anna)).body.data).toMatchObject({ type: 'other', note: '' });
    expect((await schedules.get(2, sessions.anna)).body.data).toMatchObject({ type: 'sick', note: 'Husten' });
  });

  test('is listed by person, branch, kind and span', async () => {
    await schedules.made({});
    await schedules.made({ type: 'holiday', from: at('00:00', '2026-07-01'), to: at('00:00', '2026-07-08') });
    const listed = async (query: string) => idsOf(await schedules.list(`${query}&sort=id`));
    expect(await listed('type=holiday')).toEqual([2]);
    expect(await listed(`user=${ids.anna}`)).toEqual([1, 2]);
    expect(await listed('from=2026-06-15T00:00:00Z')).toEqual([2]);
    expect(await listed('from=2026-06-15')).toEqual([2]);
    expect(await listed('to=2026-06-15T00:00:00Z&branch=1')).toEqual([1]);
  });
});
