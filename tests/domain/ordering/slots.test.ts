import { describe, expect, it } from 'vitest';
import { availableSlots, slotsByDay } from '#domain/ordering/slots.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { branch, category, hours, item, product } from '#tests/factories.ts';
import { daily, leadTime, onSchedule, query, shown, VIENNA, vienna, wall } from './slot-query.ts';

describe('slots', () => {
  it.each<[string, Parameters<typeof query>[0], string[]]>([
    ['start now, rounded up to 5 minutes', {}, ['06-01 12:05 - 14:00', '06-01 17:00 - 22:00']],
    [
      'on the step nothing is rounded',
      { now: vienna('2026-06-01T12:05:00') },
      ['06-01 12:05 - 14:00', '06-01 17:00 - 22:00'],
    ],
    ['only the start is rounded', { hours: [daily('12:31', '13:58')] }, ['06-01 12:35 - 13:58']],
    [
      'minutes are real time',
      { items: [leadTime(45, 'minutes')] },
      ['06-01 12:50 - 14:00', '06-01 17:00 - 22:00'],
    ],
    [
      'start = end stays',
      { now: vienna('2026-06-01T13:58:00') },
      ['06-01 14:00 - 14:00', '06-01 17:00 - 22:00'],
    ],
    ['start after end goes', { now: vienna('2026-06-01T14:00:01') }, ['06-01 17:00 - 22:00']],
    [
      'days are calendar days',
      { items: [leadTime(1, 'days')], days: 1 },
      ['06-02 12:05 - 14:00', '06-02 17:00 - 22:00'],
    ],
    [
      'day 180 counts, 181 not',
      { items: [leadTime(180, 'days')], days: 180 },
      ['11-28 12:05 - 14:00', '11-28 17:00 - 22:00'],
    ],
    ['a lead time beyond the horizon', { items: [leadTime(26, 'weeks')], days: 180 }, []],
    [
      'intersected with the schedule of a product',
      { items: [onSchedule(daily('13:00', '18:00'))] },
      ['06-01 13:00 - 14:00', '06-01 17:00 - 18:00'],
    ],
    [
      'intersected with all schedules',
      {
        items: [
          onSchedule(daily('13:00', '18:00')),
          item({ product: product({ id: 2, schedule: [daily('10:00', '13:30')] }) }),
        ],
      },
      ['06-01 13:00 - 13:30'],
    ],
    ['a schedule that only touches the hours', { items: [onSchedule(daily('14:00', '17:00'))] }, []],
    [
      'intersected with the schedule of the category',
      { categoriesOf: () => [category({ schedule: [daily('00:00', '13:00')] })] },
      ['06-01 12:05 - 13:00'],
    ],
    [
      'several categories: one is enough',
      {
        categoriesOf: () => [
          category({ schedule: [daily('00:00', '13:00')] }),
          category({ id: 2, schedule: [daily('18:00', '24:00')] }),
        ],
      },
      ['06-01 12:05 - 13:00', '06-01 18:00 - 22:00'],
    ],
    [
      'several categories: one without a schedule',
      { categoriesOf: () => [category({ schedule: [daily('00:00', '13:00')] }), category({ id: 2 })] },
      ['06-01 12:05 - 14:00', '06-01 17:00 - 22:00'],
    ],
    ['past midnight in one piece', { hours: [daily('22:00', '02:00')] }, ['06-01 22:00 - 02:00']],
    [
      'the rest of the evening before',
      { hours: [daily('22:00', '02:00')], now: vienna('2026-06-02T00:31:00') },
      ['06-02 00:35 - 02:00', '06-02 22:00 - 02:00'],
    ],
    [
      'always open: one for each day',
      { hours: [hours()], days: 1 },
      ['06-01 12:05 - 00:00', '06-02 00:00 - 00:00'],
    ],
    [
      'overlapping days are joined',
      {
        hours: [daily('20:00', '10:00'), hours({ type: 'tuesday', from: '09:00', to: '12:00' })],
        days: 1,
        now: vienna('2026-06-01T15:00:00'),
      },
      ['06-01 20:00 - 12:00'],
    ],
    [
      'always open, just before midnight',
      { hours: [hours()], days: 1, now: vienna('2026-06-01T23:58:00') },
      ['06-02 00:00 - 00:00'],
    ],
    ['closed', { hours: [] }, []],
  ])('%s', (_name, overrides, expected) => {
    expect(shown(query(overrides))).toEqual(expected);
  });

  it('wait for orderableFrom', () => {
    const of = branch({
      openingHours: [daily('11:00', '14:00')],
      orderableFrom: '2026-06-03T12:33:00+02:00',
    });
    expect(shown({ ...query(), branch: of, days: 3 })).toEqual([
      '06-03 12:35 - 14:00',
      '06-04 11:00 - 14:00',
    ]);
  });

  it('of delivery follow the delivery hours', () => {
    const of = branch({
      openingHours: [],
      isDeliveryHoursEnabled: true,
      deliveryHours: [daily('18:00', '20:00')],
    });
    expect(shown({ ...query(), branch: of, service: 'delivery' })).toEqual(['06-01 18:00 - 20:00']);
    expect(shown({ ...query(), branch: of })).toEqual([]);
  });

  it.each([
    ['spring', '2026-03-28T23:00:00Z', VIENNA, ['03-29 01:30 - 04:00'], 90],
    ['spring, from the gap', '2026-03-29T00:40:00Z', VIENNA, ['03-29 01:40 - 04:00'], 80],
    ['spring in Zurich', '2026-03-28T23:00:00Z', 'Europe/Zurich', ['03-29 01:30 - 04:00'], 90],
    ['autumn', '2026-10-24T22:00:00Z', VIENNA, ['10-25 01:30 - 04:00'], 210],
    ['autumn, in the first 02:30', '2026-10-25T00:30:00Z', VIENNA, ['10-25 02:30 - 04:00'], 150],
    ['autumn, in the second 02:30', '2026-10-25T01:30:00Z', VIENNA, ['10-25 02:30 - 04:00'], 90],
    ['New York, spring', '2026-03-08T05:00:00Z', 'America/New_York', ['03-08 01:30 - 04:00'], 90],
    ['New York, autumn', '2026-11-01T04:00:00Z', 'America/New_York', ['11-01 01:30 - 04:00'], 210],
  ] as const)('F18 %s', (_name, now, timeZone, expected, minutes) => {
    const of = {
      ...query(),
      branch: branch({ timeZone, openingHours: [daily('01:30', '04:00')] }),
      now: new Date(now),
    };
    const [slot] = availableSlots(of);
    expect(shown(of)).toEqual(expected);
    expect(((slot?.end.getTime() ?? 0) - (slot?.start.getTime() ?? 0)) / MINUTE).toBe(minutes);
  });

  it('for a picker are cut at midnight', () => {
    const days = slotsByDay(availableSlots(query({ hours: [daily('22:00', '02:00')], days: 1 })), VIENNA);
    const table = [...days].map(([day, slots]) => [
      day,
      ...slots.map((slot) => `${wall(slot.start, VIENNA).slice(6)}-${wall(slot.end, VIENNA).slice(6)}`),
    ]);
    expect(table).toEqual([
      ['2026-06-01', '22:00-00:00'],
      ['2026-06-02', '00:00-02:00', '22:00-00:00'],
      ['2026-06-03', '00:00-02:00'],
    ]);
    expect([
      ...slotsByDay(availableSlots(query({ hours: [daily('18:00', '24:00')] })), VIENNA).keys(),
    ]).toEqual(['2026-06-01']);
  });
});
