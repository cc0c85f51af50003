import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadTimeUnit } from '#domain/catalogue/lead-time.ts';
import { availableSlots, firstSlotStart, isInSlot, type SlotQuery } from '#domain/ordering/slots.ts';
import { hoursOn, isInSchedule, type OpeningHour } from '#domain/time/opening-hours.ts';
import { addDays, localDayOf, MINUTE } from '#domain/time/zoned-time.ts';
import { branch, category, hours, item, product } from '#tests/factories.ts';
import { daily, onSchedule, query, VIENNA, vienna, wall } from './slot-query.ts';

describe('an instant in a slot', () => {
  it.each([
    ['2026-06-01T12:05:00', true],
    ['2026-06-01T12:04:00', false],
    ['2026-06-01T12:07:00', true],
    ['2026-06-01T12:07:30', false],
    ['2026-06-01T12:07:00.001', false],
    ['2026-06-01T14:00:00', true],
    ['2026-06-01T14:01:00', false],
    ['2026-06-02T12:00:00', false],
  ])('%s: %s', (at, expected) => {
    expect(isInSlot(query(), vienna(at))).toBe(expected);
  });

  const time = fc
    .integer({ min: 0, max: 96 })
    .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`);
  const entry = fc.record({
    type: fc.constantFrom<OpeningHour['type']>('daily', 'daily', 'sunday', 'saturday', 'monday', 'once'),
    date: fc.constantFrom('2026-03-29', '2026-10-25', '2026-11-01'),
    isClosed: fc.constantFrom(false, false, true),
    from: fc.option(time),
    to: fc.option(time),
  });
  const entries = fc.array(entry, { maxLength: 4 });
  const anyQuery = fc
    .record({
      timeZone: fc.constantFrom(VIENNA, 'Europe/Zurich', 'America/New_York'),
      openingHours: entries,
      schedule: entries,
      categorySchedule: entries,
      leadTimeType: fc.constantFrom<LeadTimeUnit>('minutes', 'hours', 'days'),
      leadTimeValue: fc.integer({ min: 0, max: 3 }),
      day: fc.constantFrom('2026-03-07', '2026-03-28', '2026-06-01', '2026-10-24', '2026-10-31'),
      minute: fc.integer({ min: 0, max: 3000 }),
    })
    .map(
      ({
        timeZone,
        openingHours,
        schedule,
        categorySchedule,
        leadTimeType,
        leadTimeValue,
        day,
        minute,
      }): SlotQuery => ({
        branch: branch({ timeZone, openingHours }),
        service: 'takeaway',
        items: [
          item({ product: product({ schedule, isLeadTimeEnabled: true, leadTimeType, leadTimeValue }) }),
        ],
        categoriesOf: () => [category({ schedule: categorySchedule })],
        now: new Date(Date.parse(day) + minute * MINUTE),
        days: 5,
      }),
    );

  it('is one of the listed slots, and vice versa', () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: -60, max: 8 * 288 }), (of, step) => {
        const at = new Date(of.now.getTime() + step * 5 * MINUTE);
        const isListed = availableSlots(of).some(({ start, end }) => start <= at && at <= end);
        expect(isInSlot(of, at)).toBe(isListed);
      }),
      { numRuns: 400 },
    );
  });

  it('begins with what is found without listing all of them', () => {
    fc.assert(
      fc.property(anyQuery, (of) => {
        expect(firstSlotStart(of)).toEqual(availableSlots(of)[0]?.start ?? null);
      }),
      { numRuns: 1000 },
    );
  });

  it('begins with that of the next day where a cut keeps the day before from it', () => {
    const of = query({
      hours: [
        daily('20:00', '10:00'),
        hours({ isClosed: true, from: '21:00', to: '09:30' }),
        hours({ type: 'tuesday', from: '09:00', to: '12:00' }),
      ],
      items: [onSchedule(hours({ type: 'tuesday', from: '09:00', to: '11:00' }))],
      now: vienna('2026-06-01T22:00:00'),
      days: 2,
    });
    expect(firstSlotStart(of)).toEqual(availableSlots(of)[0]?.start);
  });

  it('lies in the hours and schedules, in the future, and slots are sorted and disjoint', () => {
    fc.assert(
      fc.property(anyQuery, (of) => {
        let before = Number.NEGATIVE_INFINITY;
        for (const { start, end } of availableSlots(of)) {
          expect(start.getTime()).toBeGreaterThanOrEqual(Math.max(before, of.now.getTime()));
          expect(end.getTime()).toBeGreaterThanOrEqual(start.getTime());
          expect(start.getTime() % (5 * MINUTE)).toBe(0);
          before = end.getTime();
          for (const at of [start, end]) {
            expect(isInSchedule(of.items[0]?.product.schedule ?? [], at, of.branch.timeZone)).toBe(true);
            expect(isInSchedule(of.categoriesOf(1)[0]?.schedule ?? [], at, of.branch.timeZone)).toBe(true);
            const day = localDayOf(at, of.branch.timeZone);
            const around = [-2, -1, 0].flatMap((n) =>
              hoursOn(of.branch.openingHours, addDays(day, n), of.branch.timeZone),
            );
            expect(around.some((one) => one.start <= at && at <= one.end)).toBe(true);
          }
        }
      }),
    );
  });

  it('F18 gives every open day of the year its slot, in every zone', () => {
    for (const timeZone of [VIENNA, 'Europe/Zurich', 'America/New_York']) {
      const of = {
        ...query({ now: new Date('2026-01-01T00:00:00Z') }),
        branch: branch({ timeZone, openingHours: [daily('10:00', '01:30')] }),
        days: 364,
      };
      const walls = availableSlots(of).map(
        ({ start, end }) => `${wall(start, timeZone).slice(6)}-${wall(end, timeZone).slice(6)}`,
      );
      expect(walls.length).toBeGreaterThanOrEqual(365);
      expect(new Set(walls.slice(1, -1))).toEqual(new Set(['10:00-01:30']));
    }
  });

  it('is found without computing the horizon', () => {
    const of = query({ days: 1_000_000_000 });
    expect(isInSlot(of, vienna('2026-09-01T12:00:00'))).toBe(true);
  });
});
