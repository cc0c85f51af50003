import { tzOffset } from '@date-fns/tz/tzOffset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetMinutes, offsetsOf, zoneName } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf } from '#domain/time/zoned-time.ts';

describe('the offsets that a page carries', () => {
  const from = Date.UTC(2026, 9, 22);
  const until = Date.UTC(2027, 11, 1);
  const CHANGES = [Date.UTC(2026, 9, 25, 1), Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 9, 31, 1)];

  it('name the clock changes to the millisecond', () => {
    expect(offsetsOf('Europe/Vienna', from, until)).toEqual({
      timeZone: 'Europe/Vienna',
      from,
      until,
      steps: [
        [from, 120],
        [CHANGES[0], 60],
        [CHANGES[1], 120],
        [CHANGES[2], 60],
      ],
    });
    expect(offsetsOf('Asia/Tokyo', from, until).steps).toEqual([[from, 540]]);
  });

  it('are those of the runtime, within their span and outside of it', () => {
    const instant = fc.integer({ min: from, max: until - 1 });
    const around = fc.tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -2, max: 2 }));
    for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Europe/Vaduz']) {
      const offsets = offsetsOf(zone, from, until);
      expect(zoneName(offsets)).toBe(zone);
      fc.assert(
        fc.property(
          fc.oneof(
            instant,
            around.map(([change, step]) => change + step),
          ),
          (at) => {
            expect(offsetMinutes(offsets, at)).toBe(tzOffset(zone, new Date(at)));
          },
        ),
      );
      for (const at of [from - 1, until])
        expect(offsetMinutes(offsets, at)).toBe(tzOffset(zone, new Date(at)));
      // Trusted, not looked up again.
      expect(offsetMinutes({ ...offsets, steps: [[from, 7]] }, until - 1)).toBe(7);
      expect(offsetMinutes({ ...offsets, steps: [[from, 7]] }, until)).not.toBe(7);
    }
  });

  it('give the same wall times as the zone’s name, before, within and after the span', () => {
    const rome = offsetsOf('Europe/Rome', from, until);
    const day = fc.integer({ min: -60, max: 500 }).map((n) => addDays('2026-10-22', n));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom('first', 'second'),
        (date, wall, doubled) => {
          expect(instantOf(date, wall, rome, doubled)).toBe(instantOf(date, wall, 'Europe/Rome', doubled));
        },
      ),
    );
  });
});
