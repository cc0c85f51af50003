import { describe, expect, it } from 'vitest';
import { HOUR } from '#domain/time/zoned-time.ts';
import { plannedTime, type ScheduleEntry, scheduleFaults } from '#domain/working/working-schedule.ts';

function entry(overrides: Partial<ScheduleEntry> = {}): ScheduleEntry {
  return {
    type: 'work',
    from: '2026-06-01T08:00:00+02:00',
    to: '2026-06-01T16:00:00+02:00',
    breakMinutes: 30,
    ...overrides,
  };
}

describe('an entry of the plan', () => {
  const absence = { type: 'holiday', breakMinutes: 0 } as const;
  it.each<[string, Partial<ScheduleEntry>, [string, string][]]>([
    ['is fine', {}, []],
    ['may run over midnight', { to: '2026-06-02T02:00:00+02:00' }, []],
    ['may last a whole day', { to: '2026-06-02T08:00:00+02:00' }, []],
    ['lasts no longer than a day', { to: '2026-06-02T08:01:00+02:00' }, [['to', 'shift-too-long']]],
    ['has an end', { to: '2026-06-01T08:00:00+02:00' }, [['to', 'ends-before-start']]],
    ['ends after it starts', { to: '2026-06-01T07:00:00+02:00' }, [['to', 'ends-before-start']]],
    ['compares instants, not texts', { to: '2026-06-01T07:00:00+00:00' }, []],
    ['has a break shorter than itself', { breakMinutes: 480 }, [['breakMinutes', 'break-too-long']]],
    ['may be a month away', { ...absence, to: '2026-07-02T08:00:00+02:00' }, []],
    [
      'may be October with its longer night',
      { ...absence, from: '2026-10-01T00:00:00+02:00', to: '2026-11-01T00:00:00+01:00' },
      [],
    ],
    ['is not away longer', { ...absence, to: '2026-07-02T09:01:00+02:00' }, [['to', 'absence-too-long']]],
  ])('%s', (_name, overrides, faults) => {
    expect(scheduleFaults(entry(overrides)).map(({ field, code }) => [field, code])).toEqual(faults);
  });
});

describe('planned time', () => {
  it('is a shift without its break', () => expect(plannedTime(entry())).toBe(7.5 * HOUR));
  it('is zero when away', () => expect(plannedTime(entry({ type: 'sick' }))).toBe(0));
  it('is never negative', () => expect(plannedTime(entry({ breakMinutes: 600 }))).toBe(0));
});
