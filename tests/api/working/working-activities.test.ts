import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  await server.sql('TRUNCATE "WorkingActivity", "Project", "Log" RESTART IDENTITY');
});

const activities = callsOf(
  () => server,
  '/working-activities',
  () => ({ user: ids.anna, branch: 1, startedAt: at('08:00'), endedAt: at('16:00') }),
);

describe('hours entered by hand', () => {
  test('are created, read, corrected and removed by those who run the branch', async () => {
    const made = await activities.create({
      pauses: [{ from: at('12:00'), to: at('12:30') }],
      note: 'Vergessen',
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      id: 1,
      user: ids.anna,
      branch: 1,
      startedAt: utc('08:00'),
      endedAt: utc('16:00'),
      pausedAt: null,
      pauses: [{ from: utc('12:00'), to: utc('12:30') }],
      corrections: [],
    });
    expect((await activities.get(1)).body.data).toEqual(made.body.data);
    expect((await activities.remove(1)).status).toBe(204);
    expect((await activities.get(1)).status).toBe(404);
    const logs = await server.sql('SELECT "subject", "subjectId" FROM "Log" ORDER BY "id"');
    expect(logs).toEqual([
      { subject: 'working-activity', subjectId: 1 },
      { subject: 'working-activity', subjectId: 1 },
    ]);
  });

  test('keep an audit trail of every correction of their times', async () => {
    await activities.made({ pauses: [{ from: at('12:00'), to: at('12:30') }] });
    const note = await activities.update(1, { note: 'Frühschicht' });
    expect(note.body.data).toMatchObject({ note: 'Frühschicht', corrections: [] });
    const corrected = await activities.update(1, { startedAt: at('07:30'), reason: 'Ausweis vergessen' });
    expect(corrected.status).toBe(200);
    const pauses = [{ from: utc('12:00'), to: utc('12:30') }];
    const first = {
      at: utc('20:00'),
      actor: 'Lena Leitung',
      actorId: ids.lena,
      reason: 'Ausweis vergessen',
      before: { startedAt: utc('08:00'), endedAt: utc('16:00'), pauses },
      after: { startedAt: utc('07:30'), endedAt: utc('16:00'), pauses },
    };
    expect(corrected.body.data.corrections).toEqual([first]);
    const reason = 'Durchgearbeitet';
    const again = await activities.update(1, { pauses: [], corrections: [], reason }, sessions.ada);
    expect(again.body.data.corrections).toEqual([
      first,
      {
        ...first,
        actor: 'Ada Admin',
        actorId: ids.ada,
        reason,
        before: first.after,
        after: { ...first.after, pauses: [] },
      },
    ]);
  });

  test('keep whose they were and where, under the names of then', async () => {
    await server.sql(`INSERT INTO "Department" ("name", "branchId") VALUES ('Küche', 1)`);
    const [kitchen] = await server.sql('SELECT "id" FROM "Department"');
    await activities.made({});
    const values = { user: ids.lena, department: Number(kitchen?.id) };
    expect(faultOf(await activities.update(1, values))).toEqual([422, 'reason', 'required']);
    const { body } = await activities.update(1, { ...values, reason: 'Falsche Person' });
    const times = { startedAt: utc('08:00'), endedAt: utc('16:00'), pauses: [] };
    expect(body.data.corrections).toEqual([
      {
        at: utc('20:00'),
        actor: 'Lena Leitung',
        actorId: ids.lena,
        reason: 'Falsche Person',
        before: { ...times, user: { id: ids.anna, name: 'Anna Abend' }, department: null },
        after: {
          ...times,
          user: { id: ids.lena, name: 'Lena Leitung' },
          department: { id: values.department, name: 'Küche' },
        },
      },
    ]);
  });

  test('may end what was forgotten', async () => {
    await server.sql(
      `INSERT INTO "WorkingActivity" ("userId", "branchId", "startedAt", "pausedAt") VALUES ($1, 1, $2, $3)`,
      [ids.anna, at('08:00', '2026-05-30'), at('12:00', '2026-05-30')],
    );
    const answer = await activities.update(1, { endedAt: at('16:00', '2026-05-30'), reason: 'Vergessen' });
    expect(answer.body.data).toMatchObject({
      endedAt: utc('16:00', '2026-05-30'),
      pausedAt: null,
      pauses: [{ from: utc('12:00', '2026-05-30'), to: utc('16:00', '2026-05-30') }],
    });
  });

  test.each<[string, object, [string, string]]>([
    ['end before they start', { endedAt: at('07:00') }, ['endedAt', 'ends-before-start']],
    ['start in the future', { startedAt: at('21:00'), endedAt: null }, ['startedAt', 'instant-in-future']],
    ['end in the future', { endedAt: at('21:00') }, ['endedAt', 'instant-in-future']],
    [
      'have a pause outside',
      { pauses: [{ from: at('17:00'), to: at('18:00') }] },
      ['pauses.0', 'pause-outside'],
    ],
    ['have a pause without end', { pauses: [{ from: at('12:00') }] }, ['pauses.0.to', 'required']],
    ['belong to nobody', { user: 99_999 }, ['user', 'reference-unknown']],
    ['have no time', { startedAt: 'heute' }, ['startedAt', 'invalid']],
    ['are in the year 0', { startedAt: '0000-01-01T00:00:00Z' }, ['startedAt', 'invalid']],
    ['carry an unknown field', { hours: 8 }, ['hours', 'unknown-field']],
    ['are of a project that does not exist', { project: 99 }, ['project', 'reference-unknown']],
  ])('must not %s', async (_name, values, fault) => {
    expect(faultOf(await activities.create(values))).toEqual([422, ...fault]);
    expect((await activities.list()).body.total).toBe(0);
  });

  test.each<[string, object]>([
    ['the same', {}],
    ['one inside', { startedAt: at('10:00'), endedAt: at('11:00') }],
    ['one around', { startedAt: at('07:00'), endedAt: at('17:00') }],
    ['one at its end', { startedAt: at('15:59'), endedAt: at('17:00') }],
    ['an open one', { startedAt: at('07:00'), endedAt: null }],
  ])('A69 must not overlap others of the person: %s', async (_name, values) => {
    await activities.made({});
    expect(faultOf(await activities.create(values))).toEqual([422, 'startedAt', 'time-overlap']);
    const other = await activities.made({ startedAt: at('17:00'), endedAt: at('18:00') });
    expect(faultOf(await activities.update(other.id, { startedAt: at('15:00'), reason: 'Früher' }))).toEqual([
      422,
      'startedAt',
      'time-overlap',
    ]);
    expect((await activities.get(other.id)).body.data).toMatchObject({
      startedAt: utc('17:00'),
      corrections: [],
    });
  });

  test('may touch others, and overlap those of somebody else', async () => {
    await activities.made({});
    expect((await activities.create({ startedAt: at('16:00'), endedAt: at('17:00') })).status).toBe(201);
    expect((await activities.create({ user: ids.lena })).status).toBe(201);
    expect((await activities.update(1, { endedAt: at('15:00'), reason: 'Früher' })).status).toBe(200);
  });

  test('A69 of one person entered at once: only one is kept', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => activities.create({ startedAt: at('08:00'), endedAt: at(`1${n}:00`) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    const open = await Promise.all(
      [1, 2, 3].map((n) => activities.create({ startedAt: at(`19:0${n}`), endedAt: null })),
    );
    expect(open.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('that have changed meanwhile are not overwritten', async () => {
    const { id, updatedAt } = await activities.made({});
    expect((await activities.update(id, { note: 'Erste', updatedAt })).status).toBe(200);
    expect(faultOf(await activities.update(id, { note: 'Zweite', updatedAt }))).toEqual([
      409,
      undefined,
      'version-conflict',
    ]);
  });
});

describe('A21 hours of others', () => {
  beforeEach(async () => {
    await activities.made({});
    await activities.made({ user: ids.lena });
    await activities.made({ user: ids.berta, branch: 2 });
  });

  test('are not in the lists', async () => {
    expect(idsOf(await activities.list('', sessions.anna))).toEqual([1]);
    expect(idsOf(await activities.list('', sessions.berta))).toEqual([3]);
    expect(idsOf(await activities.list('sort=id'))).toEqual([1, 2]);
    expect(idsOf(await activities.list('sort=id', sessions.ada))).toEqual([1, 2, 3]);
    expect(idsOf(await activities.list(`user=${ids.lena}`, sessions.anna))).toEqual([]);
    expect(idsOf(await activities.list('branch=2'))).toEqual([]);
  });

  test('do not exist', async () => {
    expect((await activities.get(2, sessions.anna)).status).toBe(404);
    expect((await activities.get(3)).status).toBe(404);
    expect((await activities.update(3, { note: 'x' })).status).toBe(404);
    expect((await activities.remove(3)).status).toBe(404);
    expect((await activities.get(3, sessions.ada)).body.data.note).toBe('');
  });

  test('cannot be written by anyone else', async () => {
    expect((await activities.create({ startedAt: at('17:00'), endedAt: null }, sessions.anna)).status).toBe(
      403,
    );
    expect((await activities.update(1, { note: 'x' }, sessions.anna)).status).toBe(403);
    expect((await activities.remove(1, sessions.anna)).status).toBe(403);
    expect((await server.get('/api/working-activities')).status).toBe(401);
    expect((await server.get('/api/working-activities', { key: DEVICE_KEY })).status).toBe(401);
  });

  test('A22 cannot be claimed or given away', async () => {
    const day = { startedAt: at('08:00', '2026-05-20'), endedAt: at('16:00', '2026-05-20') };
    expect(faultOf(await activities.update(1, { branch: 2, reason: 'Dort' }))).toEqual([
      422,
      'branch',
      'reference-unknown',
    ]);
    expect(faultOf(await activities.update(1, { user: ids.berta, reason: 'Sie' }))).toEqual([
      422,
      'user',
      'reference-unknown',
    ]);
    expect(faultOf(await activities.create({ ...day, branch: 2 }))).toEqual([
      422,
      'branch',
      'reference-unknown',
    ]);
    expect(faultOf(await activities.create({ ...day, user: ids.berta }))).toEqual([
      422,
      'user',
      'reference-unknown',
    ]);
    expect(faultOf(await activities.create({ ...day, branch: 2 }, sessions.ada))).toEqual([
      422,
      'user',
      'not-of-branch',
    ]);
    expect((await activities.update(1, { id: 2, note: 'x' })).status).toBe(422);
    expect((await activities.get(1)).body.data).toMatchObject({ user: ids.anna, branch: 1, note: '' });
  });
});

test('hours are listed by person, branch, project, span and state', async () => {
  await server.sql(
    `INSERT INTO "Project" ("id", "name", "branchId", "members") VALUES (7, 'Umbau', 1, '{}')`,
  );
  await activities.made({ project: 7 });
  await activities.made({ startedAt: at('18:00'), endedAt: null });
  await activities.made({
    user: ids.lena,
    startedAt: at('08:00', '2026-05-01'),
    endedAt: at('16:00', '2026-05-01'),
  });
  const listed = async (query: string) => idsOf(await activities.list(`${query}&sort=id`));
  expect(await listed('isOpen=true')).toEqual([2]);
  expect(await listed('isOpen=false')).toEqual([1, 3]);
  expect(await listed(`user=${ids.lena}`)).toEqual([3]);
  expect(await listed('branch=1')).toEqual([1, 2, 3]);
  expect(await listed('project=7')).toEqual([1]);
  expect(await listed(`from=${encodeURIComponent(at('09:00'))}`)).toEqual([2]);
  expect(await listed('to=2026-06-01T00:00:00Z')).toEqual([3]);
  // Days are those of the branch, and the last one is included.
  expect(await listed('from=2026-06-01&to=2026-06-01')).toEqual([1, 2]);
  expect(await listed('to=2026-05-01')).toEqual([3]);
  expect(await listed('from=2026-05-02&to=2026-05-31')).toEqual([]);
  expect(await listed('page=2&pageSize=2')).toEqual([3]);
  expect((await activities.list('isOpen=perhaps')).status).toBe(422);
  expect((await server.call('DELETE', '/api/projects/7', { session: sessions.lena })).status).toBe(409);
});
