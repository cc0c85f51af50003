import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MANAGER } from '../support/template.ts';
import {
  ANNA,
  clearTimes,
  person,
  startTerminalServer,
  type TerminalServer,
  tracking,
} from '../support/terminal.ts';

const at = (time: string, day = '2026-06-01') => `${day}T${time}:00+02:00`;

let server: TerminalServer;
let ids: TerminalServer['ids'];
let command: TerminalServer['command'];

beforeAll(async () => {
  server = await startTerminalServer(at('08:00'));
  ({ ids, command } = server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  server.setNow(at('08:00'));
  await clearTimes(server);
});

describe('what somebody works on', () => {
  beforeEach(async () => {
    await server.sql(`INSERT INTO "Project" ("id", "name", "branchId", "members", "isCompleted") VALUES
      (1, 'Umbau', 1, ARRAY[${ids.anna}], false), (2, 'Fremd', 1, ARRAY[${ids.lena}], false),
      (3, 'Fertig', 1, ARRAY[${ids.anna}], true), (4, 'Andere Filiale', 2, ARRAY[${ids.anna}], false)`);
    await server.sql(`INSERT INTO "Task" ("id", "name", "branchId", "projectId", "assigneeId") VALUES
      (1, 'Streichen', 1, 1, ${ids.anna}), (2, 'Fremd', 1, NULL, ${ids.lena}), (3, 'Im fremden Projekt', 1, 2, ${ids.anna})`);
    await server.sql('TRUNCATE "Department" RESTART IDENTITY CASCADE');
    await server.sql(`INSERT INTO "Department" ("name", "branchId") VALUES ('Küche', 1), ('Küche', 2)`);
  });

  test('is a project, a task or a department of the branch', async () => {
    const answer = await command('start', { project: 1, task: 1, department: 1 });
    expect(answer.body.data).toMatchObject({ project: 1, task: 1, department: 1 });
  });

  test('is the project of the task', async () => {
    expect((await command('start', { task: 3 })).body.data).toMatchObject({ project: 2, task: 3 });
  });

  test.each<[string, object, [string, string]]>([
    ['a project that does not exist', { project: 99 }, ['project', 'reference-unknown']],
    ['a project of others', { project: 2 }, ['project', 'reference-unknown']],
    ['a project of another branch', { project: 4 }, ['project', 'reference-unknown']],
    ['a completed project', { project: 3 }, ['project', 'already-completed']],
    ['a task of others', { task: 2 }, ['task', 'reference-unknown']],
    ['a task of another project', { project: 1, task: 3 }, ['task', 'task-of-other-project']],
    ['a department of another branch', { department: 2 }, ['department', 'reference-unknown']],
    ['a text instead of an id', { project: 'Umbau' }, ['project', 'invalid']],
    ['an endless note', { note: 'x'.repeat(3_000) }, ['note', 'too-long']],
  ])('A21 is not %s', async (_name, body, [field, code]) => {
    const answer = await command('start', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ field, code }]);
    expect(await server.sql('SELECT 1 FROM "WorkingActivity"')).toHaveLength(0);
  });

  test('may be any project of the branch for those who run it', async () => {
    expect((await command('start', { project: 1 }, person(MANAGER))).status).toBe(201);
  });
});

describe('the lists of the terminal', () => {
  beforeEach(async () => {
    await server.sql(
      `INSERT INTO "WorkingActivity" ("userId", "branchId", "startedAt", "endedAt") VALUES
      ($1, 1, '2026-05-30T06:00:00Z', '2026-05-30T14:00:00Z'), ($1, 1, '2026-03-01T06:00:00Z', '2026-03-01T14:00:00Z'),
      ($2, 1, '2026-05-30T06:00:00Z', '2026-05-30T14:00:00Z')`,
      [ids.anna, ids.lena],
    );
    await server.sql(
      `INSERT INTO "WorkingSchedule" ("userId", "branchId", "type", "from", "to") VALUES
      ($1, 1, 'work', '2026-06-03T06:00:00Z', '2026-06-03T14:00:00Z'),
      ($1, 1, 'holiday', '2026-09-03T06:00:00Z', '2026-09-05T14:00:00Z'),
      ($2, 1, 'sick', '2026-06-03T06:00:00Z', '2026-06-03T14:00:00Z')`,
      [ids.anna, ids.lena],
    );
  });

  test('show what the person worked recently', async () => {
    const { body } = await server.get(tracking('/working-activities'), { headers: ANNA });
    expect(body.total).toBe(1);
    expect(body.data).toMatchObject([{ user: ids.anna, state: 'ended', workedHours: 8 }]);
  });

  test('show what is planned for the person', async () => {
    const { body } = await server.get(tracking('/working-schedules'), { headers: ANNA });
    expect(body.total).toBe(1);
    expect(body.data).toEqual([
      {
        id: 1,
        user: ids.anna,
        branch: 1,
        department: null,
        type: 'work',
        from: '2026-06-03T06:00:00.000Z',
        to: '2026-06-03T14:00:00.000Z',
        breakMinutes: 0,
        note: '',
      },
    ]);
  });

  test('can be requested for another span', async () => {
    const span = '?from=2026-01-01T00:00:00Z&to=2026-12-31T00:00:00Z';
    const activities = await server.get(tracking(`/working-activities${span}`), { headers: ANNA });
    const schedules = await server.get(tracking(`/working-schedules${span}`), { headers: ANNA });
    expect([activities.body.total, schedules.body.total]).toEqual([2, 2]);
  });

  test.each([
    'from=gestern',
    'from=2026-13-01T00:00:00Z',
    'to=0000-01-01T00:00:00Z',
    'from=0001-01-01T00:00:00Z',
    'x=1',
  ])('answer %s without failing', async (query) => {
    const answers = await Promise.all(
      ['/working-activities', '/working-schedules'].map((path) =>
        server.get(tracking(`${path}?${query}`), { headers: ANNA }),
      ),
    );
    for (const { status } of answers) expect([200, 422]).toContain(status);
  });
});
