import { describe, expect, it } from 'vitest';
import { copyName, isBackupDue, judgeBackup, surplusCopies } from '#domain/operations/backup.ts';

const ZONE = 'Europe/Vienna';
const at = (text: string) => new Date(text);
const BEGUN = at('2026-03-01T12:00:00Z');

describe('R376 the daily copy', () => {
  const due = (now: string, last: string | null, tried: string | null = last) =>
    isBackupDue(
      { last: last ? at(last) : null, tried: tried ? at(tried) : null, begun: BEGUN },
      at(now),
      ZONE,
    );

  it.each([
    ['before four, after last night', '2026-03-10T02:59:00Z', '2026-03-09T03:00:10Z', false],
    ['from four on', '2026-03-10T03:00:00Z', '2026-03-09T03:00:10Z', true],
    ['once', '2026-03-10T03:05:00Z', '2026-03-10T03:00:10Z', false],
    ['late, on a machine that sleeps at night', '2026-03-10T14:00:00Z', '2026-03-09T14:00:00Z', true],
    ['late on the day of summer time', '2026-03-29T02:00:00Z', '2026-03-28T03:00:10Z', true],
    ['not before four of summer time', '2026-03-29T01:59:00Z', '2026-03-28T03:00:10Z', false],
    ['in the first night of a shop', '2026-03-02T03:00:00Z', null, true],
    ['not on its first day', '2026-03-01T22:00:00Z', null, false],
  ] as const)('is due %s', (_what, now, last, expected) => {
    expect(due(now, last)).toBe(expected);
  });

  it('is tried again an hour after it failed', () => {
    expect(due('2026-03-10T03:59:00Z', '2026-03-09T03:00:00Z', '2026-03-10T03:00:00Z')).toBe(false);
    expect(due('2026-03-10T04:00:00Z', '2026-03-09T03:00:00Z', '2026-03-10T03:00:00Z')).toBe(true);
  });

  it('does not wait for a try that a wrong clock put into the future', () => {
    expect(due('2026-03-10T03:00:00Z', '2026-03-09T03:00:00Z', '2027-03-10T03:00:00Z')).toBe(true);
  });
});

describe('R377 the last copy', () => {
  const judge = (facts: object, now = '2026-03-10T12:00:00Z') =>
    judgeBackup({ last: null, failingSince: null, begun: BEGUN, isWatched: true, ...facts }, at(now));

  it.each([
    [{ last: at('2026-03-09T03:00:00Z') }, 'fine', 'ok'],
    [{ last: at('2026-03-09T00:00:00Z') }, 'fine', 'ok'],
    [{ last: at('2026-03-08T23:59:59Z') }, 'old', 'fault'],
    [{ last: at('2026-03-10T03:00:00Z'), failingSince: at('2026-03-10T11:00:00Z') }, 'failed', 'notice'],
    [{ begun: at('2026-03-10T00:00:00Z') }, 'first', 'ok'],
    [{}, 'never', 'fault'],
    [{ isWatched: false }, 'off', 'ok'],
    [{ last: at('2026-03-11T00:00:00Z') }, 'fine', 'ok'],
  ] as const)('%o is %s', (facts, state, level) => {
    expect(judge(facts)).toMatchObject({ state, level });
  });

  it('says since when there is none', () => {
    expect(judge({ last: at('2026-03-01T03:00:00Z') }).since).toEqual(at('2026-03-01T03:00:00Z'));
    expect(judge({}).since).toEqual(BEGUN);
  });
});

it('R378 keeps the newest copies and touches nothing else', () => {
  const names = [1, 3, 2].map((day) => copyName(`2026-03-0${day}`, 245));
  expect(names[0]).toBe('theke-2026-03-01-0405.backup');
  expect(surplusCopies([...names, 'theke-before-move.backup', 'photos'], 2)).toEqual([names[0]]);
  expect(surplusCopies(names, 3)).toEqual([]);
});
