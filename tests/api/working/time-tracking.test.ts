import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, MANAGER, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';
import {
  ANNA,
  clearTimes,
  PIN,
  person,
  startTerminalServer,
  type TerminalServer,
  tracking,
} from '../support/terminal.ts';

const at = (time: string, day = '2026-06-01') => `${day}T${time}:00+02:00`;
const utc = (time: string, day?: string) => new Date(at(time, day)).toISOString();

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

const messageOf = ({ body }: Answer) => body.errors?.[0]?.message;

describe('a working day at the terminal', () => {
  test('starts, pauses, resumes and ends', async () => {
    const started = await command('start', { note: ' Frühschicht ' });
    expect(started.status).toBe(201);
    expect(started.body.data).toEqual({
      id: 1,
      user: ids.anna,
      branch: 1,
      department: null,
      project: null,
      task: null,
      startedAt: utc('08:00'),
      endedAt: null,
      pausedAt: null,
      pauses: [],
      note: 'Frühschicht',
      state: 'working',
      workedHours: 0,
      pausedHours: 0,
      isForgotten: false,
    });

    server.setNow(at('12:00'));
    const paused = await command('pause');
    expect(paused.status).toBe(200);
    expect(paused.body.data).toMatchObject({ state: 'paused', pausedAt: utc('12:00'), workedHours: 4 });

    server.setNow(at('12:30'));
    const resumed = await command('resume');
    expect(resumed.body.data).toMatchObject({
      state: 'working',
      pausedAt: null,
      pauses: [{ from: utc('12:00'), to: utc('12:30') }],
      pausedHours: 0.5,
    });

    server.setNow(at('16:15'));
    const me = await server.get(tracking('/me'), { headers: ANNA });
    expect(me.body.data).toEqual({
      user: { id: ids.anna, firstName: 'Anna', lastName: 'Abend' },
      currentActivity: { ...resumed.body.data, workedHours: 7.75 },
      serverTime: utc('16:15'),
      todayHours: 7.75,
    });
    expect(me.headers.get('cache-control')).toBe('no-store');

    const ended = await command('end');
    expect(ended.body.data).toMatchObject({ state: 'ended', endedAt: utc('16:15'), workedHours: 7.75 });
    expect((await server.get(tracking('/me'), { headers: ANNA })).body.data).toMatchObject({
      currentActivity: null,
      todayHours: 7.75,
    });
  });

  test('counts a pause that is still open when it ends', async () => {
    await command('start');
    server.setNow(at('12:00'));
    await command('pause');
    server.setNow(at('13:00'));
    expect((await command('end')).body.data).toMatchObject({
      state: 'ended',
      pausedAt: null,
      pauses: [{ from: utc('12:00'), to: utc('13:00') }],
      workedHours: 4,
      pausedHours: 1,
    });
  });

  test('that was forgotten is marked, and can be ended the next day', async () => {
    await command('start');
    server.setNow(at('01:00', '2026-06-02'));
    const late = await server.get(tracking('/me'), { headers: ANNA });
    expect(late.body.data.currentActivity).toMatchObject({ isForgotten: true, workedHours: 17 });
    expect(late.body.data.todayHours).toBe(1);
    expect((await command('end')).body.data).toMatchObject({ isForgotten: false, workedHours: 17 });
  });

  test('can be ended at the terminal of another branch of the person', async () => {
    await command('start', {}, person(ADMIN));
    const elsewhere = tracking('/working-activities/end', { branch: 2, key: OTHER_DEVICE_KEY });
    expect((await server.post(elsewhere, {}, { headers: person(ADMIN) })).status).toBe(200);
  });
});

describe('A69 commands that do not fit the state', () => {
  test('are refused with the sentences of their calls', async () => {
    const refusals = async (names: string[]) => {
      const answers = [];
      for (const name of names) answers.push(await command(name));
      return answers.map((answer) => [answer.status, messageOf(answer)]);
    };
    const REFUSED = {
      start: [409, 'Aktivität konnte nicht gestartet werden.'],
      end: [409, 'Aktivität konnte nicht beendet werden.'],
      pause: [409, 'Aktivität konnte nicht pausiert werden.'],
      resume: [409, 'Aktivität konnte nicht fortgesetzt werden.'],
    };
    expect(await refusals(['end', 'pause', 'resume'])).toEqual([REFUSED.end, REFUSED.pause, REFUSED.resume]);
    await command('start');
    expect(await refusals(['start', 'resume'])).toEqual([REFUSED.start, REFUSED.resume]);
    await command('pause');
    expect(await refusals(['start', 'pause'])).toEqual([REFUSED.start, REFUSED.pause]);
    await command('end');
    expect(await refusals(['end'])).toEqual([REFUSED.end]);
    expect(await server.sql('SELECT "id" FROM "WorkingActivity"')).toHaveLength(1);
  });

  test.each([
    ['start', 201, []],
    ['pause', 200, ['start']],
    ['resume', 200, ['start', 'pause']],
    ['end', 200, ['start']],
  ])('of several %s at once exactly one wins', async (name, won, before) => {
    for (const earlier of before) await command(earlier);
    server.setNow(at('09:00'));
    const answers = await Promise.all(Array.from({ length: 6 }, () => command(name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([won, 409, 409, 409, 409, 409]);
    expect(await server.sql('SELECT "id" FROM "WorkingActivity"')).toHaveLength(1);
  });

  test('cannot be made for somebody else', async () => {
    const answer = await command('start', { user: ids.berta });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]).toMatchObject({ field: 'user', code: 'unknown-field' });
    await command('start');
    expect((await command('end', {}, person(MANAGER))).status).toBe(409);
    expect((await server.sql('SELECT "userId" FROM "WorkingActivity"'))[0]).toEqual({ userId: ids.anna });
  });
});

describe('who is at the terminal', () => {
  const KEY = [401, 'Ungültiger Geräteschlüssel.'];
  const PERSON = [401, 'Ungültige Zugangsdaten.'];
  test.each<[string, string, Record<string, string>, unknown[]]>([
    ['an unknown key', tracking('/me', { key: 'x'.repeat(43) }), ANNA, KEY],
    ['a short key', tracking('/me', { key: 'x' }), ANNA, KEY],
    ['the key of another branch', tracking('/me', { key: OTHER_DEVICE_KEY }), ANNA, KEY],
    ['another branch with its own key missing', tracking('/me', { branch: 2 }), ANNA, KEY],
    ['a branch that does not exist', tracking('/me', { branch: 999 }), ANNA, KEY],
    ['a wrong PIN', tracking('/me'), person(EMPLOYEE, '111111'), PERSON],
    ['an unknown person', tracking('/me'), person('niemand@example.at'), PERSON],
    ['a missing PIN', tracking('/me'), { 'x-username': EMPLOYEE }, PERSON],
    ['a missing name', tracking('/me'), { 'x-access-token': PIN }, PERSON],
    ['nobody', tracking('/me'), {}, PERSON],
    [
      'a person of another branch',
      tracking('/me'),
      person(OTHER_EMPLOYEE),
      [403, 'Dazu fehlt Ihnen die Berechtigung.'],
    ],
  ])('is asked: %s', async (_name, path, headers, expected) => {
    const answer = await server.get(path, { headers });
    expect([answer.status, messageOf(answer)]).toEqual(expected);
  });

  test('is not known by a session alone', async () => {
    const session = await server.login(EMPLOYEE);
    expect((await server.get(tracking('/me'), { session })).status).toBe(401);
  });

  test('may guess a PIN only a few times', async () => {
    const wrong = person(EMPLOYEE, '000000');
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await server.get(tracking('/me'), { headers: wrong })).status);
    }
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    const right = await server.get(tracking('/me'), { headers: ANNA });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
