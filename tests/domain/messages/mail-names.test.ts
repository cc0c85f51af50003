import { expect, it } from 'vitest';
import { BRANCH_MAILS, GUEST_MAILS, isBranchMail, isGuestMail } from '#domain/messages/mail-names.ts';

it('keeps the names that are stored in outboxes since the first version', () => {
  for (const name of ['received', 'confirmed', 'counter-appointment', 'rejected', 'canceled', 'weighed'])
    expect([name, isGuestMail(name), isBranchMail(name)]).toEqual([name, true, false]);
  for (const name of ['new-order', 'canceled-by-guest', 'unanswered'])
    expect([name, isGuestMail(name), isBranchMail(name)]).toEqual([name, false, true]);
});

it('has no mail for both, and none of a name that every object has', () => {
  const names: string[] = [...GUEST_MAILS, ...BRANCH_MAILS];
  expect(new Set(names).size).toBe(names.length);
  for (const name of ['toString', 'constructor', '', null, 5, undefined])
    expect([isGuestMail(name), isBranchMail(name)]).toEqual([false, false]);
});
