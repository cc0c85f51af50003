import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarliestQuery, earliestTime, endOfMinute } from '#domain/ordering/earliest-time.ts';
import { appointmentFault, isInSlot } from '#domain/ordering/slots.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { branch, category, hours } from '#tests/factories.ts';
import { daily, leadTime, onSchedule, query, vienna, wall } from './slot-query.ts';

const LUNCH = [daily('11:00', '14:00'), daily('17:00', '22:00')];
const on = (overrides: Partial<Branch>) => branch({ openingHours: LUNCH, ...overrides });

function of(overrides: Partial<EarliestQuery> = {}): EarliestQuery {
  const { days: _all, ...base } = query();
  return { ...base, branch: on({}), items: [], ...overrides };
}

/** 'now 06-01 12:05', 'later 06-02 11:00', 'none branch-closed 06-01 17:00'. */
function found(asked: EarliestQuery): string {
  const result = earliestTime(asked);
  const at = result.kind === 'none' ? result.next : result.at;
  const reason = result.kind === 'none' ? ` ${result.reason}` : '';
  return `${result.kind}${reason} ${at ? wall(at, asked.branch.timeZone) : '-'}`;
}

describe('the earliest time of a service', () => {
  it.each<[string, Partial<EarliestQuery>, string]>([
    ['open', {}, 'now 06-01 12:05'],
    [
      'a step that begins with this minute has begun',
      { now: vienna('2026-06-01T12:05:00') },
      'now 06-01 12:10',
    ],
    ['the last minute: only as soon as possible', { now: vienna('2026-06-01T13:59:00') }, 'now 06-01 14:00'],
    ['in the break', { now: vienna('2026-06-01T14:00:00') }, 'later 06-01 17:00'],
    ['after closing', { now: vienna('2026-06-01T22:10:00') }, 'later 06-02 11:00'],
    [
      'closed today',
      {
        branch: on({ openingHours: [...LUNCH, hours({ type: 'once', date: '2026-06-01', isClosed: true })] }),
      },
      'later 06-02 11:00',
    ],
    [
      'closed, preorder off: no time, but the next opening',
      { branch: on({ isPreorderEnabled: false }), now: vienna('2026-06-01T15:00:00') },
      'none branch-closed 06-01 17:00',
    ],
    ['open, preorder off', { branch: on({ isPreorderEnabled: false }) }, 'now 06-01 12:05'],
    [
      'only delivery closed, preorder off',
      {
        service: 'delivery',
        branch: on({
          isPreorderEnabled: false,
          isDeliveryHoursEnabled: true,
          deliveryHours: [daily('18:00', '20:00')],
        }),
      },
      'none delivery-closed 06-01 18:00',
    ],
    [
      'delivery begins later',
      {
        service: 'delivery',
        branch: on({ isDeliveryHoursEnabled: true, deliveryHours: [daily('18:00', '20:00')] }),
      },
      'later 06-01 18:00',
    ],
    ['paused', { branch: on({ orderableFrom: '2026-06-01T12:42:00+02:00' }) }, 'later 06-01 12:45'],
    [
      'paused, preorder off',
      { branch: on({ orderableFrom: '2026-06-01T12:42:00+02:00', isPreorderEnabled: false }) },
      'none not-orderable-yet 06-01 12:42',
    ],
    ['an appointment is required', { branch: on({ isAppointmentRequired: true }) }, 'later 06-01 12:05'],
    ['a short lead time', { items: [leadTime(20, 'minutes')] }, 'now 06-01 12:25'],
    ['a long lead time', { items: [leadTime(2, 'hours')] }, 'later 06-01 17:00'],
    ['a lead time of days', { items: [leadTime(2, 'days')] }, 'later 06-03 12:05'],
    ['a lead time beyond the horizon', { items: [leadTime(30, 'weeks')] }, 'none no-appointment -'],
    ['not on its schedule now', { items: [onSchedule(daily('18:00', '20:00'))] }, 'later 06-01 18:00'],
    ['on its schedule now', { items: [onSchedule(daily('10:00', '13:00'))] }, 'now 06-01 12:05'],
    [
      'its category is not on schedule now',
      { items: [onSchedule()], categoriesOf: () => [category({ schedule: [daily('07:00', '11:30')] })] },
      'later 06-02 11:00',
    ],
    [
      'one of its categories is',
      {
        items: [onSchedule()],
        categoriesOf: () => [category({ schedule: [daily('07:00', '11:30')] }), category({ id: 2 })],
      },
      'now 06-01 12:05',
    ],
    [
      'never together',
      { items: [onSchedule(daily('11:00', '12:00')), onSchedule(daily('18:00', '20:00'))] },
      'none no-appointment -',
    ],
    ['no hours', { branch: on({ openingHours: [] }) }, 'none no-appointment -'],
    [
      'no hours, preorder off',
      { branch: on({ openingHours: [], isPreorderEnabled: false }) },
      'none branch-closed -',
    ],
    [
      'a night with 25 hours: the first 02:30',
      { branch: on({ openingHours: [daily('02:30', '04:00')] }), now: new Date('2026-10-24T23:00:00Z') },
      'later 10-25 02:30',
    ],
    [
      'a night with 25 hours: within the second hour',
      { branch: on({ openingHours: [daily('22:00', '04:00')] }), now: new Date('2026-10-25T01:12:00Z') },
      'now 10-25 02:15',
    ],
    [
      'a night with 23 hours',
      { branch: on({ openingHours: [daily('02:30', '04:00')] }), now: new Date('2026-03-29T00:30:00Z') },
      'later 03-29 03:30',
    ],
  ])('%s', (_name, overrides, expected) => {
    expect(found(of(overrides))).toBe(expected);
  });

  it('can be ordered until the minute in which it was offered is over, and agrees with the rule of appointments', () => {
    const asked = fc.record({
      minute: fc.integer({ min: 0, max: 3 * 24 * 60 }),
      isPreorderEnabled: fc.boolean(),
      isAppointmentRequired: fc.boolean(),
      pause: fc.option(fc.integer({ min: 0, max: 2000 })),
      lead: fc.integer({ min: 0, max: 50 }),
      schedule: fc.constantFrom([], [daily('12:00', '18:00')], [daily('20:00', '12:00')]),
    });
    fc.assert(
      fc.property(asked, ({ minute, pause, lead, schedule, ...flags }) => {
        const now = new Date(Date.parse('2026-10-24T00:00:00+02:00') + minute * MINUTE);
        const orderableFrom = pause === null ? null : new Date(now.getTime() + pause * MINUTE).toISOString();
        const items = [onSchedule(...schedule), leadTime(lead, 'minutes')];
        const query = of({ branch: on({ ...flags, orderableFrom }), items, now });
        const result = earliestTime(query);
        if (result.kind === 'none') return;
        if (result.kind === 'now') expect(appointmentFault(query, null)).toBeNull();
        if (!result.at) return;
        expect(isInSlot({ ...query, now: endOfMinute(now) }, result.at)).toBe(true);
        const lastMoment = new Date(endOfMinute(now).getTime() - 1);
        expect(appointmentFault({ ...query, now: lastMoment }, result.at)).toBeNull();
      }),
    );
  });

  it('is found for hundreds of branches quickly, even for those that never open', () => {
    const closed = of({ branch: on({ openingHours: [] }) });
    const started = performance.now();
    for (let n = 0; n < 300; n++) earliestTime(n % 10 === 0 ? closed : of());
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
