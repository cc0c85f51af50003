import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type StaffServer, startStaffServer } from '../support/staff-calls.ts';
import { DEVICE_KEY, EMPLOYEE } from '../support/template.ts';

const PATH = '/api/time-sheets/holiday-balances';

let server: StaffServer;
let ids: StaffServer['ids'];
let sessions: StaffServer['sessions'];

beforeAll(async () => {
  server = await startStaffServer({ now: '2026-06-03T10:00:00+02:00' });
  ({ ids, sessions } = server);
  await server.sql('UPDATE "User" SET "holidayEntitlement" = 25');
  await server.sql(
    `UPDATE "User" SET "holidayCarriedOver" = 2.5, "employedFrom" = '2026-07-01' WHERE "id" = $1`,
    [ids.berta],
  );
  await server.sql('UPDATE "User" SET "holidayCarriedOver" = 3 WHERE "id" = $1', [ids.anna]);
});
afterAll(() => server.stop());

beforeEach(async () => {
  server.setNow('2026-06-03T10:00:00+02:00');
  await server.sql('TRUNCATE "WorkingSchedule" RESTART IDENTITY');
  await plan(ids.anna, 'holiday', '2026-05-28', '2026-06-06');
  await plan(ids.anna, 'holiday', '2026-12-28', '2027-01-09');
  await plan(ids.anna, 'sick', '2026-04-01', '2026-04-11');
  await plan(ids.berta, 'holiday', '2026-08-03', '2026-08-04', 2);
});

/** Midnight to midnight in Vienna; the last day is not included. */
async function plan(user: number, type: string, from: string, to: string, branch = 1): Promise<void> {
  await server.sql(
    `INSERT INTO "WorkingSchedule" ("userId", "branchId", "type", "from", "to")
    VALUES ($1, $2, $3, ($4::timestamp AT TIME ZONE 'Europe/Vienna'), ($5::timestamp AT TIME ZONE 'Europe/Vienna'))`,
    [user, branch, type, from, to],
  );
}

const usersOf = ({ body }: { body: { data: { user: { id: number } }[] } }) =>
  body.data.map(({ user }) => user.id).sort((a, b) => a - b);

describe('holiday balances', () => {
  test('come from the contract and the plan', async () => {
    const { status, body } = await server.get(PATH, { session: sessions.anna });
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 1,
      data: [
        {
          user: { id: ids.anna, firstName: 'Anna', lastName: 'Abend' },
          year: 2026,
          entitlement: 25,
          carriedOver: 3,
          // Thursday to Tuesday
          taken: 4,
          // Wednesday and Friday, for Thursday is Corpus Christi; Monday to Thursday
          planned: 6,
          left: 18,
        },
      ],
    });
  });

  test('are requested per year', async () => {
    const { body } = await server.get(`${PATH}?year=2027`, { session: sessions.anna });
    expect(body).toMatchObject({ total: 1 });
    expect(body.data[0]).toMatchObject({ year: 2027, carriedOver: 18, taken: 0, planned: 4, left: 39 });
  });

  test('are pro rata for people who started during the year', async () => {
    const { body } = await server.get(`${PATH}?user=${ids.berta}`, { session: sessions.ada });
    expect(body.data).toMatchObject([
      { entitlement: 13, carriedOver: 2.5, taken: 0, planned: 1, left: 14.5 },
    ]);
  });

  test('change the year in the zone of the branch', async () => {
    server.setNow('2026-12-31T23:30:00Z');
    // A session from June has expired by then.
    const session = await server.login(EMPLOYEE);
    const { body } = await server.get(PATH, { session });
    expect(body.data).toMatchObject([{ year: 2027, carriedOver: 18 }]);
  });

  test('follow the contract of people who work on Saturdays', async () => {
    await server.sql(`UPDATE "User" SET "workingDays" = '{thursday,friday,saturday}' WHERE "id" = $1`, [
      ids.anna,
    ]);
    const { body } = await server.get(PATH, { session: sessions.anna });
    // 28 to 30 May; Friday 5 June, 31 December
    expect(body.data).toMatchObject([{ taken: 3, planned: 2 }]);
    await server.sql(`UPDATE "User" SET "workingDays" = '{}' WHERE "id" = $1`, [ids.anna]);
  });

  test('follow the plan without one', async () => {
    for (const day of ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23'])
      await plan(ids.anna, 'work', day, `${day} 08:00`);
    const { body } = await server.get(PATH, { session: sessions.anna });
    // Saturdays: 30 May; the plan before Christmas says nothing, so Monday to Thursday.
    expect(body.data).toMatchObject([{ taken: 1, planned: 4 }]);
  });

  test('leave days and public holidays are told by day', async () => {
    const path = '/api/time-sheets/leave-days?from=2026-05-28&to=2026-06-30';
    const { status, body } = await server.get(path, { session: sessions.anna });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      leave: ['2026-05-28', '2026-05-29', '2026-06-01', '2026-06-02', '2026-06-03', '2026-06-05'],
      publicHolidays: [{ day: '2026-06-04', name: 'Fronleichnam' }],
    });
    expect((await server.get(`${path}&user=${ids.lena}`, { session: sessions.anna })).status).toBe(404);
    expect((await server.get(`${path}&user=${ids.anna}`, { session: sessions.lena })).status).toBe(200);
    expect((await server.get(`${path}&user=${ids.berta}`, { session: sessions.lena })).status).toBe(404);
  });

  test('A21 are one’s own, those of one’s branches, or everybody’s', async () => {
    expect(usersOf(await server.get(PATH, { session: sessions.anna }))).toEqual([ids.anna]);
    expect(usersOf(await server.get(PATH, { session: sessions.lena }))).toEqual(
      [ids.lena, ids.anna].sort((a, b) => a - b),
    );
    expect(usersOf(await server.get(PATH, { session: sessions.ada }))).toEqual(
      Object.values(ids).sort((a, b) => a - b),
    );
  });

  test('A21 of others are invisible, whatever is requested', async () => {
    const asked = async (query: string, session: Session) => {
      const { status, body } = await server.get(`${PATH}?${query}`, { session });
      return [status, body.total];
    };
    expect(await asked(`user=${ids.lena}`, sessions.anna)).toEqual([200, 0]);
    expect(await asked(`user=${ids.berta}`, sessions.lena)).toEqual([200, 0]);
    expect(await asked('branch=2', sessions.lena)).toEqual([404, undefined]);
    expect(await asked('branch=2', sessions.anna)).toEqual([404, undefined]);
    expect(await asked('branch=2', sessions.ada)).toEqual([200, 1]);
    expect(await asked('branch=1', sessions.anna)).toEqual([200, 1]);
  });

  test('are for staff', async () => {
    expect((await server.get(PATH)).status).toBe(401);
    expect((await server.get(PATH, { key: DEVICE_KEY })).status).toBe(401);
  });

  test.each(['year=26', 'year=1e3', 'year=2026.5', 'user=0', 'branch=x', 'unknown=1'])(
    'refuse %s',
    async (query) => {
      expect((await server.get(`${PATH}?${query}`, { session: sessions.ada })).status).toBe(422);
    },
  );
});
