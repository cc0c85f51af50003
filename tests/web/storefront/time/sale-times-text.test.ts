import { describe, expect, it } from 'vitest';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { hours } from '#tests/factories.ts';
import { saleTimesText } from '#web/storefront/time/sale-times-text.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const on = (type: OpeningHour['type'], from: string, to: string) => hours({ type, from, to });

describe('when something is sold, in words', () => {
  it.each<[string, OpeningHour[], string]>([
    ['weekdays', WEEKDAYS.map((day) => on(day, '11:00', '14:00')), 'Mo–Fr 11:00–14:00'],
    ['every day', [on('daily', '07:00', '11:30')], 'täglich 07:00–11:30'],
    ['one day', [on('monday', '11:00', '14:30')], 'Mo 11:00–14:30'],
    [
      'twice a day',
      [on('friday', '11:00', '14:00'), on('friday', '17:00', '21:00')],
      'Fr 11:00–14:00 und 17:00–21:00',
    ],
    ['a whole day', [hours({ type: 'saturday' })], 'Sa'],
    ['past midnight', [on('saturday', '22:00', '02:00')], 'Sa 22:00–02:00'],
    [
      'single days to come',
      [
        on('tuesday', '11:00', '14:00'),
        hours({ type: 'once', date: '2026-12-24', from: '10:00', to: '12:00' }),
        hours({ type: 'once', date: '2026-11-01', from: '10:00', to: '12:00' }),
        hours({ type: 'once', date: '2026-12-08', isClosed: true }),
      ],
      'Di 11:00–14:00, 24.12. 10:00–12:00',
    ],
    ['always', [], ''],
  ])('%s', (_name, schedule, expected) => {
    expect(saleTimesText(schedule, '2026-11-24')).toBe(expected);
  });
});
