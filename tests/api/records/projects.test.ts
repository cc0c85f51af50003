import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOf, faultOf, idsOf, type StaffServer, startStaffServer } from '../support/staff-calls.ts';

let server: StaffServer;
let ids: StaffServer['ids'];
let sessions: StaffServer['sessions'];

beforeAll(async () => {
  server = await startStaffServer({ now: '2026-06-01T12:00:00+02:00' });
  ({ ids, sessions } = server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.sql('TRUNCATE "WorkingActivity", "Project", "Task" RESTART IDENTITY');
  await server.sql('TRUNCATE "Department" RESTART IDENTITY CASCADE');
});

const projects = callsOf(
  () => server,
  '/projects',
  () => ({ name: 'Umbau', branch: 1 }),
);
const tasks = callsOf(
  () => server,
  '/tasks',
  () => ({ name: 'Streichen', branch: 1 }),
);
const departments = callsOf(
  () => server,
  '/departments',
  () => ({ name: 'Küche', branch: 1 }),
);

describe('projects', () => {
  test('are written by those who run the branch and read by their members', async () => {
    const made = await projects.create({ members: [{ id: ids.anna }], startsOn: '2026-06-01' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      id: 1,
      name: 'Umbau',
      branch: 1,
      members: [{ id: ids.anna }],
      startsOn: '2026-06-01',
      endsOn: null,
      isCompleted: false,
    });
    await projects.made({ name: 'Ohne Anna' });
    expect(idsOf(await projects.list('', sessions.anna))).toEqual([1]);
    expect((await projects.get(2, sessions.anna)).status).toBe(404);
    expect((await projects.create({}, sessions.anna)).status).toBe(403);
    expect((await projects.update(1, { isCompleted: true }, sessions.anna)).status).toBe(403);
    expect((await projects.update(1, { isCompleted: true })).body.data.isCompleted).toBe(true);
    expect(idsOf(await projects.list('isCompleted=true'))).toEqual([1]);
    expect((await projects.remove(1)).status).toBe(204);
  });

  test.each<[string, () => object, unknown[]]>([
    ['without a name', () => ({ name: ' ' }), [422, 'name', 'required']],
    [
      'that end before they start',
      () => ({ startsOn: '2026-06-02', endsOn: '2026-06-01' }),
      [422, 'endsOn', 'ends-before-start'],
    ],
    [
      'with members who do not exist',
      () => ({ members: [{ id: 99_999 }] }),
      [422, 'members.0', 'reference-unknown'],
    ],
    [
      'A21 with members of other branches',
      () => ({ members: [{ id: ids.anna }, { id: ids.berta }] }),
      [422, 'members.1', 'reference-unknown'],
    ],
    ['A22 of another branch', () => ({ branch: 2 }), [422, 'branch', 'reference-unknown']],
  ])('%s are refused', async (_name, values, fault) => {
    expect(faultOf(await projects.create(values()))).toEqual(fault);
  });

  test('A22 cannot leave the branch of their members, tasks and hours', async () => {
    await projects.made({ members: [{ id: ids.anna }] });
    expect(faultOf(await projects.update(1, { branch: 2 }, sessions.ada))).toEqual([
      422,
      'members.0',
      'not-of-branch',
    ]);
    await tasks.made({ project: 1 });
    expect(faultOf(await projects.update(1, { branch: 2, members: [] }, sessions.ada))).toEqual([
      422,
      'branch',
      'branch-fixed',
    ]);
    expect((await projects.get(1)).body.data).toMatchObject({ branch: 1, members: [{ id: ids.anna }] });
  });

  test('with tasks cannot be deleted', async () => {
    await projects.made({});
    await tasks.made({ project: 1 });
    expect(faultOf(await projects.remove(1))).toEqual([409, undefined, 'in-use']);
    await tasks.remove(1);
    expect((await projects.remove(1)).status).toBe(204);
  });

  test('A21 of other branches do not exist', async () => {
    await projects.made({ branch: 2, members: [{ id: ids.berta }] });
    expect((await projects.get(1)).status).toBe(404);
    expect((await projects.update(1, { name: 'x' })).status).toBe(404);
    expect((await projects.remove(1)).status).toBe(404);
    expect(idsOf(await projects.list('branch=2'))).toEqual([]);
    expect(idsOf(await projects.list('', sessions.berta))).toEqual([1]);
  });
});

describe('tasks', () => {
  test('are written by those who run the branch and read by their assignees', async () => {
    await projects.made({});
    const made = await tasks.create({ assignee: ids.anna, project: 1, dueOn: '2026-06-30' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ branch: 1, project: 1, assignee: ids.anna, dueOn: '2026-06-30' });
    await tasks.made({ name: 'Ohne Anna' });
    expect(idsOf(await tasks.list('', sessions.anna))).toEqual([1]);
    expect((await tasks.get(2, sessions.anna)).status).toBe(404);
    expect((await tasks.update(1, { isCompleted: true }, sessions.anna)).status).toBe(403);
    expect(idsOf(await tasks.list(`assignee=${ids.anna}`))).toEqual([1]);
    expect(idsOf(await tasks.list('project=1'))).toEqual([1]);
    expect(idsOf(await tasks.list('isCompleted=false'))).toEqual([1, 2]);
    expect((await tasks.update(1, { assignee: null, project: null })).body.data).toMatchObject({
      assignee: null,
      project: null,
    });
  });

  test('are ticked off by their assignee or those who run the branch; repeating it changes nothing', async () => {
    await tasks.made({ assignee: ids.anna });
    const tick = async (isCompleted: boolean, session = sessions.anna) => {
      const { status, body } = await server.post('/api/tasks/1/completed', { isCompleted }, { session });
      return [status, body.data?.isCompleted];
    };
    expect(await tick(true)).toEqual([200, true]);
    expect(await tick(true)).toEqual([200, true]);
    expect(await tick(false, sessions.lena)).toEqual([200, false]);
    expect(await tick(true, sessions.ada)).toEqual([200, true]);
    const said = await server.sql('SELECT "message" FROM "Log" WHERE "subject" = $1 ORDER BY "id"', ['task']);
    expect(said.slice(-3)).toEqual([
      { message: 'Aufgabe „Streichen“ erledigt' },
      { message: 'Aufgabe „Streichen“ wieder offen' },
      { message: 'Aufgabe „Streichen“ erledigt' },
    ]);
    expect((await tasks.get(1)).body.data).toMatchObject({ name: 'Streichen', assignee: ids.anna });
  });

  test('A21 of others cannot be ticked off: they do not exist', async () => {
    await tasks.made({});
    await tasks.made({ assignee: ids.anna });
    await tasks.made({ branch: 2, assignee: ids.berta });
    const tick = async (id: number, session = sessions.anna) =>
      (await server.post(`/api/tasks/${id}/completed`, { isCompleted: true }, { session })).status;
    expect(await Promise.all([tick(1), tick(3), tick(2, sessions.berta), tick(3, sessions.lena)])).toEqual([
      404, 404, 404, 404,
    ]);
    expect((await server.post('/api/tasks/2/completed', { isCompleted: true })).status).toBe(401);
    const body = { isCompleted: true, name: 'Anders' };
    expect((await server.post('/api/tasks/2/completed', body, { session: sessions.anna })).status).toBe(422);
    expect(idsOf(await tasks.list('isCompleted=false', sessions.ada))).toEqual([1, 2, 3]);
  });

  test('A21, A22 stay within the branch', async () => {
    await projects.made({ branch: 2 });
    expect(faultOf(await tasks.create({ project: 1 }))).toEqual([422, 'project', 'reference-unknown']);
    expect(faultOf(await tasks.create({ project: 1 }, sessions.ada))).toEqual([
      422,
      'project',
      'not-of-branch',
    ]);
    expect(faultOf(await tasks.create({ assignee: ids.berta }))).toEqual([
      422,
      'assignee',
      'reference-unknown',
    ]);
    expect(faultOf(await tasks.create({ assignee: ids.berta }, sessions.ada))).toEqual([
      422,
      'assignee',
      'not-of-branch',
    ]);
    await tasks.made({});
    expect(faultOf(await tasks.update(1, { branch: 2 }))).toEqual([422, 'branch', 'reference-unknown']);
    expect((await tasks.update(1, { id: 2 })).status).toBe(422);
    await tasks.made({ branch: 2 });
    expect((await tasks.get(2)).status).toBe(404);
    expect((await tasks.remove(2)).status).toBe(404);
  });
});

describe('departments', () => {
  test('are read by everyone in the branch and written by those who run it', async () => {
    expect((await departments.create({})).status).toBe(201);
    expect(faultOf(await departments.create({}))).toEqual([422, 'name', 'already-exists']);
    expect((await departments.create({ branch: 2 }, sessions.ada)).status).toBe(201);
    expect(idsOf(await departments.list('', sessions.anna))).toEqual([1]);
    expect(idsOf(await departments.list('branch=2', sessions.berta))).toHaveLength(1);
    expect((await departments.create({ name: 'Theke' }, sessions.anna)).status).toBe(403);
    expect((await departments.get(1, sessions.berta)).status).toBe(404);
    expect((await departments.update(1, { name: 'Warme Küche' })).body.data.name).toBe('Warme Küche');
  });

  test('A22 cannot be moved while people work in them', async () => {
    await departments.made({});
    await server.sql('UPDATE "User" SET "departmentId" = 1 WHERE "id" = $1', [ids.anna]);
    expect(faultOf(await departments.update(1, { branch: 2 }, sessions.ada))).toEqual([
      422,
      'branch',
      'branch-fixed',
    ]);
    expect((await departments.remove(1)).status).toBe(204);
    expect(await server.sql('SELECT "departmentId" FROM "User" WHERE "id" = $1', [ids.anna])).toEqual([
      { departmentId: null },
    ]);
  });
});
