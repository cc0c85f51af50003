// With this ending everything behind it is English (web/languages.ts).
export { notAnswered as englishNotAnswered } from './mail-texts.ts';
export { orderMail as englishOrderMail } from './order-mail.ts';
export { guestPush as englishGuestPush } from './order-push.ts';
export {
  confirmationSms as englishConfirmationSms,
  proposalSms as englishProposalSms,
  readySms as englishReadySms,
  weighingSms as englishWeighingSms,
} from './order-sms.ts';
