/** The mails about an order that its guest gets. The names are stored in the outbox and never change. */
export const GUEST_MAILS = [
  'received',
  'confirmed',
  'counter-appointment',
  'rejected',
  'canceled',
  'payment-failed',
  'weighed',
  'ready',
  'on-the-way',
  'completed',
  'refunded',
] as const;
export type GuestMailName = (typeof GUEST_MAILS)[number];

/** The mails about an order that its branch gets, or the contacts of the branch. */
export const BRANCH_MAILS = [
  'new-order',
  'unanswered',
  'proposal-accepted',
  'proposal-declined',
  'canceled-by-guest',
] as const;
export type BranchMailName = (typeof BRANCH_MAILS)[number];

export type OrderMailName = GuestMailName | BranchMailName;

/** What else the shop sends: about a device, a contact form, and to its own people. */
export type OtherMailName = 'device-offline' | 'form' | 'login-link' | 'invitation' | 'access-changed';
export type MailName = OrderMailName | OtherMailName;

export function isGuestMail(name: unknown): name is GuestMailName {
  return GUEST_MAILS.some((known) => known === name);
}

export function isBranchMail(name: unknown): name is BranchMailName {
  return BRANCH_MAILS.some((known) => known === name);
}
