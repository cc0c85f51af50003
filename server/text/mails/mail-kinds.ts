import type { GuestMailName, MailName } from '#domain/messages/mail-names.ts';
import * as texts from './mail-kind-texts.ts';

export interface MailKind {
  /** What the team calls it; German. */
  label: string;
  /** When it is sent; German, the end of a sentence. */
  when: string;
  /** shop: the branch, its contacts, or somebody of the team. */
  to: 'guest' | 'shop';
  /** Whether the owner may write its opening (config.mailOpenings, R280). */
  isOpeningEditable: boolean;
}

const toGuest = (label: string, when: string): MailKind => ({
  ...{ label, when, to: 'guest' },
  isOpeningEditable: true,
});
const toShop = (label: string, when: string): MailKind => ({
  ...{ label, when, to: 'shop' },
  isOpeningEditable: false,
});

const TO_GUEST: Readonly<Record<GuestMailName, MailKind>> = {
  received: toGuest(texts.received, texts.receivedWhen),
  confirmed: toGuest(texts.confirmed, texts.confirmedWhen),
  'counter-appointment': toGuest(texts.counterAppointment, texts.counterAppointmentWhen),
  rejected: toGuest(texts.rejected, texts.rejectedWhen),
  canceled: toGuest(texts.canceled, texts.canceledWhen),
  'payment-failed': toGuest(texts.paymentFailed, texts.paymentFailedWhen),
  weighed: toGuest(texts.weighed, texts.weighedWhen),
  ready: toGuest(texts.ready, texts.readyWhen),
  'on-the-way': toGuest(texts.onTheWay, texts.onTheWayWhen),
  completed: toGuest(texts.completed, texts.completedWhen),
  refunded: toGuest(texts.refunded, texts.refundedWhen),
};

/** Every mail that the shop sends, in the order in which the backend lists them. Its names are stored and never change. */
export const MAIL_KINDS: Readonly<Record<MailName, MailKind>> = {
  ...TO_GUEST,
  'new-order': toShop(texts.newOrder, texts.newOrderWhen),
  unanswered: toShop(texts.unanswered, texts.unansweredWhen),
  'proposal-accepted': toShop(texts.proposalAccepted, texts.proposalAcceptedWhen),
  'proposal-declined': toShop(texts.proposalDeclined, texts.proposalDeclinedWhen),
  'canceled-by-guest': toShop(texts.canceledByGuest, texts.canceledByGuestWhen),
  'device-offline': toShop(texts.deviceOffline, texts.deviceOfflineWhen),
  form: toShop(texts.form, texts.formWhen),
  'login-link': toShop(texts.loginLink, texts.loginLinkWhen),
  invitation: toShop(texts.invitation, texts.invitationWhen),
  'access-changed': toShop(texts.accessChanged, texts.accessChangedWhen),
};

export const MAIL_NAMES = Object.keys(MAIL_KINDS) as MailName[];
