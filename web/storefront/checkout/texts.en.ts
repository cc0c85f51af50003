import { message, richMessage } from '#text/message.ts';

export { completeOrder, unknownError } from '#web/lib/texts.ts';
export { acceptPrivacy } from '../content/legal-texts.ts';
export {
  allergens,
  asSoonAsPossible,
  back,
  cancel,
  contents,
  deliveryArea,
  freeOfCharge,
  onRequest,
  pleaseChoose,
  processing,
  retry,
  save,
  serviceKind,
  yourOrder,
} from '../texts.ts';

export const pricesChangedFault = message('{fault}. Please confirm the new total.');
export const yourTable = 'Your table';
export const tableNumber = 'Table number';
export const tableNumberHint = 'You find the table number in the middle of the QR code on your table.';
export const earlierOrder = 'Your order has probably reached us already.';
export const orderAgain = 'Another order';
export const pricesChanged = 'Prices have changed';
export const paymentMethod = 'Payment method';
export const noPaymentMethod = 'No payment method is available right now.';
export const checkYourEntries = 'Please check your details.';
export const donationTitle = 'Donation';
export const donationIntro = message(
  'We donate {amount} for your order to an organisation of your choice. The donation is paid entirely by us, you have no additional costs.',
);
export const change = 'Change';
export const chooseOrganization = 'Choose an organisation';
export const donationQuestion = 'Whom shall your order help?';
export const searchOrganization = 'Search organisation';
export const noOrganizationFound = 'No matching organisation found.';
export const contactTitle = 'Contact details';
export const phoneHint = 'In the format +43 664 1234567';
export const orderAsCompany = 'I order as a company';
export const commentTitle = 'Note';
export const commentLabel = 'Notes, allergies etc.';
export const emptyCartTitle = 'No products in the cart!';
export const backToMenu = 'Back to the menu';
export const summary = 'Summary';
export const edit = 'Edit';
export const firstAppointment = message('Earliest time: {moment}.');
export const noAppointments = 'No appointments are available for your order right now.';
export const appointmentTitle = 'Time';
export const whenQuestion = 'When would you like your order?';
export const atAppointment = 'At a certain time';
export const deliveryAddressTitle = 'Delivery address';
export const addressTitle = 'Address';
export const deliverElsewhere = 'Deliver to another address';
export const deliveryNoteHint = 'For example: back entrance';
export const otherAddressTitle = 'Different delivery address';
export const deliverToCompany = 'Delivery to a company';
export const deliveryCompany = 'Company';
export const deliveryFirstName = 'First name';
export const deliveryLastName = 'Last name';
export const noDeliveryArea = 'No delivery area available';
export const acceptanceTitle = 'Consent';
export const acceptTerms = richMessage('I accept the <text>terms and conditions</text>.\u00a0*');
export const date = 'Date';
export const time = 'Time';
export const timeOfDay = message('{time}');
export const answerFirst = richMessage(
  'Please answer the <question>question about {product}</question> first.',
);
export const callInDoubt = richMessage('If in doubt, please call us: <link>{phone}</link>.');
export const orderAgainQuestion = 'Would you like to send another order anyway?';
export const newTotal = richMessage('The new total is <strong>{total}</strong> (before {before}).');
export const sendToAgree = 'If you agree, send the order once more.';
export const tip = 'Tip';
export const noTip = 'No tip';
export const otherAmount = 'Another amount';
export const amountIn = message('Amount ({currency})');
export const OUTAGE_TITLES = {
  offline: 'No connection',
  server: 'The server does not answer',
  'not-taken': 'Not ordered yet',
} as const;
export const checkConnection = 'Please check your internet connection.';
export const nothingTwice = 'Nothing has been ordered twice.';
export const willAsk = 'As soon as the connection is back, we will check whether your order has arrived.';
export const notArrived = 'Your order has not reached us yet.';
export const sendAgain = 'Send again';
export const waitingTitle = 'Your order is not paid yet';
export const continuePayment = 'Continue payment';
export const payAgain = 'Pay again';
export const changeOrder = 'Change order';
export const changeNote = 'The unpaid order is then dropped. Your cart stays as it is.';
export const noLongerWaiting = 'Your order is no longer waiting for a payment and was not carried out.';
export const cartIsKept = 'Your cart is still there: you can place the order again.';
export const afterSubmit = 'We then forward you to the payment. Your order reaches us as soon as it is paid.';
export const payTitle = 'Payment';
export const voucherHint = 'You can also simply bring the voucher with you.';
