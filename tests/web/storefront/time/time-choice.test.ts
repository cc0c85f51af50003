import { describe, expect, it } from 'vitest';
import { formatWallMinutes } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import {
  initialMinute,
  instantFor,
  isInside,
  slotLabel,
  stepMinute,
} from '#web/storefront/time/time-choice.ts';

const VIENNA = 'Europe/Vienna';
const slot = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const lunch = slot('2026-11-23T10:00:00Z', '2026-11-23T13:00:00Z');
const at = (hour: number, minute: number) => instantFor('2026-11-23', hour * 60 + minute, [lunch], VIENNA);

describe('time picker', () => {
  it('shows slots in the zone of the branch', () => {
    expect(slotLabel(lunch, VIENNA)).toBe('11:00 bis 14:00 Uhr');
    expect(slotLabel(slot('2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z'), VIENNA)).toBe('11:00 Uhr');
    expect(slotLabel(slot('2026-11-23T20:00:00Z', '2026-11-23T23:00:00Z'), VIENNA)).toBe(
      '21:00 bis 24:00 Uhr',
    );
  });

  it('accepts both ends of a slot and nothing outside it', () => {
    expect(isInside(at(11, 0), [lunch])).toBe(true);
    expect(isInside(at(14, 0), [lunch])).toBe(true);
    expect(isInside(at(14, 5), [lunch])).toBe(false);
    expect(isInside(at(10, 55), [lunch])).toBe(false);
  });

  it('reads 00:00 as the midnight at which the last slot ends', () => {
    const evening = slot('2026-11-23T20:00:00Z', '2026-11-23T23:00:00Z');
    expect(instantFor('2026-11-23', 0, [evening], VIENNA)).toEqual(evening.end);
  });

  it('takes the instant of the repeated autumn hour that lies in a slot', () => {
    const first = slot('2026-10-25T00:00:00Z', '2026-10-25T00:45:00Z');
    const second = slot('2026-10-25T01:00:00Z', '2026-10-25T01:45:00Z');
    expect(instantFor('2026-10-25', 150, [first], VIENNA).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(instantFor('2026-10-25', 150, [second], VIENNA).toISOString()).toBe('2026-10-25T01:30:00.000Z');
  });

  it('moves a time of the spring gap forward', () => {
    expect(formatTime(instantFor('2026-03-29', 150, [], VIENNA), VIENNA)).toBe('03:30');
  });

  it('steps by five minutes, to full ones, around midnight', () => {
    expect(formatWallMinutes(stepMinute(11 * 60, 5))).toBe('11:05');
    expect(formatWallMinutes(stepMinute(11 * 60 + 2, 5))).toBe('11:05');
    expect(formatWallMinutes(stepMinute(11 * 60 + 2, -5))).toBe('11:00');
    expect(formatWallMinutes(stepMinute(0, -5))).toBe('23:55');
    expect(formatWallMinutes(stepMinute(23 * 60 + 30, 60))).toBe('00:30');
  });

  it('opens with the chosen time while it is still possible, else with the first', () => {
    expect(initialMinute(new Date('2026-11-23T11:25:00Z'), [lunch], VIENNA)).toBe(12 * 60 + 25);
    expect(initialMinute(new Date('2026-11-23T15:00:00Z'), [lunch], VIENNA)).toBe(11 * 60);
    expect(initialMinute(null, [], VIENNA)).toBeNull();
  });
});
