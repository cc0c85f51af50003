import { expect, test } from 'vitest';
import { followingEnd } from '#domain/time/following-end.ts';

test.each<[string, string | null, string, string, string]>([
  ['overtaken moves by as long as it lasted', '2026-05-04', '2026-06-01', '2026-05-08', '2026-06-05'],
  ['not overtaken stays', '2026-05-04', '2026-05-06', '2026-05-08', '2026-05-08'],
  ['on the same day stays', '2026-05-04', '2026-05-08', '2026-05-08', '2026-05-08'],
  ['without a former start is the start', null, '2026-06-01', '2026-05-08', '2026-06-01'],
  ['that was before its start is the start', '2026-05-10', '2026-06-01', '2026-05-08', '2026-06-01'],
  ['while a year is typed is the start', '0202-05-04', '2027-05-04', '2026-05-08', '2027-05-04'],
  ['over the leap day counts days', '2028-02-27', '2028-03-10', '2028-03-01', '2028-03-13'],
  [
    'of instants is an instant',
    '2026-05-04T07:00:00.000Z',
    '2026-05-04T15:00:00.000Z',
    '2026-05-04T13:30:00.000Z',
    '2026-05-04T21:30:00.000Z',
  ],
])('an end %s', (_, before, start, end, wanted) => expect(followingEnd(before, start, end)).toBe(wanted));

test('an unreadable start leaves the end as it is', () => {
  expect(followingEnd('2026-05-04', 'bald', '2026-05-08')).toBe('2026-05-08');
});
