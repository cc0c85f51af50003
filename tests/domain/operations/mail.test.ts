import { expect, it } from 'vitest';
import { judgeMail, type MailFacts } from '#domain/operations/mail.ts';

const NOW = new Date('2026-11-27T18:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const FACTS: MailFacts = {
  isSending: true,
  waiting: 0,
  oldest: null,
  dead: 0,
  deadSince: null,
  lastSent: ago(3),
};

it.each([
  [{}, 'ok', 'sent'],
  [{ lastSent: null }, 'ok', 'idle'],
  [{ isSending: false, dead: 3, deadSince: ago(5) }, 'notice', 'none'],
  [{ waiting: 1, oldest: ago(4.9) }, 'ok', 'sent'],
  [{ waiting: 1, oldest: ago(5) }, 'notice', 'late'],
  [{ waiting: 1, oldest: ago(29.9), dead: 1, deadSince: ago(9) }, 'notice', 'late'],
  [{ waiting: 1, oldest: ago(30) }, 'fault', 'stuck'],
  [{ dead: 2, deadSince: ago(9) }, 'notice', 'given-up'],
])('R365 mail with %j is %s: %s', (changes, level, state) => {
  expect(judgeMail({ ...FACTS, ...changes }, NOW)).toMatchObject({ level, state });
});

it('R365 says since when, and when the last one went out', () => {
  expect(judgeMail({ ...FACTS, waiting: 1, oldest: ago(40) }, NOW)).toMatchObject({
    since: ago(40),
    facts: { waiting: 1, age: { seconds: 2_400 } },
  });
  expect(judgeMail(FACTS, NOW)).toMatchObject({ since: null, facts: { age: { seconds: 180 } } });
});
