// With this ending everything behind it is English (web/languages.ts).
export { orderCalendar as englishOrderCalendar } from '../calendar/order-calendar.ts';
export { orderMail as englishOrderMail, usualOpening as englishUsualOpening } from './order-mail.ts';
export { notAnswered as englishNotAnswered, notTaken as englishNotTaken } from './order-mail-texts.ts';
export { guestPush as englishGuestPush } from './order-push.ts';
export {
  confirmationSms as englishConfirmationSms,
  proposalSms as englishProposalSms,
  readySms as englishReadySms,
  weighingSms as englishWeighingSms,
} from './order-sms.ts';
export {
  sampleCustomer as englishSampleCustomer,
  sampleOrder as englishSampleOrder,
  sampleReason as englishSampleReason,
} from './sample-order.ts';
