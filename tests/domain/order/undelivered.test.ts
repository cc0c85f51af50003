import { expect, it } from 'vitest';
import { isAboutMessage, undelivered } from '#domain/order/undelivered.ts';

const failed = (note: string) => ({ event: 'message-failed', note });
const resent = (note: string) => ({ event: 'message-resent', note });
const placed = { event: 'placed', note: null };

it.each([
  ['nothing failed', [placed], []],
  ['one failed', [placed, failed('mail received')], ['mail received']],
  ['one failed twice', [failed('mail received'), failed('mail received')], ['mail received']],
  ['it was sent again', [failed('mail received'), resent('mail received')], []],
  [
    'and failed again',
    [failed('mail received'), resent('mail received'), failed('mail received')],
    ['mail received'],
  ],
  ['another was sent again', [failed('mail received'), resent('sms received')], ['mail received']],
  [
    'both mails of a new order were sent again',
    [
      failed('mail received'),
      failed('mail new-order'),
      failed('mail confirmed'),
      { event: 'mail-resent', note: null },
    ],
    ['mail confirmed'],
  ],
  [
    'the SMS to the branch was sent again',
    [failed('sms new-order'), { event: 'sms-resent', note: null }],
    [],
  ],
])('R285 undelivered when %s', (_, history, expected) => {
  expect(undelivered(history)).toEqual(expected);
});

it('R285 knows which events are only about a message', () => {
  expect(['message-failed', 'message-resent', 'mail-resent', 'confirmed'].filter(isAboutMessage)).toEqual([
    'message-failed',
    'message-resent',
  ]);
});
