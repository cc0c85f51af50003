import { expect, test } from 'vitest';
import type { EarliestTime } from '#domain/ordering/earliest-time.ts';
import type { Service } from '#domain/shop/branch.ts';
import { earliestText, narrowEarliestText } from '#web/storefront/time/earliest-text.ts';

const NOW = new Date('2026-11-24T12:00:00+01:00');
const SOON = new Date('2026-11-24T12:05:00+01:00');
const TOMORROW = new Date('2026-11-25T07:00:00+01:00');
const ZONE = 'Europe/Vienna';

test.each<[EarliestTime, Service, string, string]>([
  [{ kind: 'now', at: SOON }, 'takeaway', 'frühestens 12:05', 'ab 12:05'],
  [{ kind: 'later', at: TOMORROW }, 'delivery', 'frühestens morgen 07:00', 'ab morgen 07:00'],
  [{ kind: 'now', at: SOON }, 'dineIn', 'sofort', 'sofort'],
  [{ kind: 'later', at: TOMORROW }, 'dineIn', 'frühestens morgen 07:00', 'ab morgen 07:00'],
  [{ kind: 'now', at: null }, 'takeaway', 'so bald wie möglich', 'so bald wie möglich'],
  [
    { kind: 'none', reason: 'service-paused', next: SOON },
    'takeaway',
    'Bestellpause bis 12:05',
    'Bestellpause bis 12:05',
  ],
  [
    { kind: 'none', reason: 'appointment-closed', next: TOMORROW },
    'takeaway',
    'wieder ab morgen 07:00',
    'wieder ab morgen 07:00',
  ],
])('%j for %s: %s, where it is narrow: %s', (earliest, service, wide, narrow) => {
  expect(earliestText(earliest, service, NOW, ZONE)).toBe(wide);
  expect(narrowEarliestText(earliest, service, NOW, ZONE)).toBe(narrow);
});
