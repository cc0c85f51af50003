import { message } from '../message.ts';

export const orderPaper = 'Order receipt – not an invoice';
export const inquiryPaper = 'Inquiry – not an invoice';
export const signedPaper = 'Invoice';
export const invoiceTitle = message('Invoice {number}');
export const creditNoteTitle = message('Credit note {number}');

export const orderFile = message('order-{number}.pdf');
export const invoiceFile = message('invoice-{number}.pdf');
export const creditNoteFile = message('credit-note-{number}.pdf');

export const canceled = 'Cancelled: this order will not be prepared.';
export const rejected = 'Declined: this order will not be prepared.';
export const unpaid = 'Not paid: this order will not be prepared.';
export const awaiting = 'Not yet confirmed';

export const orderNumber = 'Order number';
export const reference = 'Reference';
export const orderedOn = 'Ordered on';
export const service = 'Service';
export const table = 'Table';
export const appointment = 'Time';
export const asSoonAsPossible = 'as soon as possible';
export const deliveryTo = 'Deliver to';
export const comment = message('Note: {comment}');
export const moment = message('{dayAndTime}');

export const invoiceNumber = 'Invoice number';
export const creditNoteNumber = 'Number';
export const day = 'Date';
export const supplyDay = 'Date of supply';
export const branch = 'Branch';
export const creditsInvoice = message('Corrects invoice {number} of {day}.');
export const reason = message('Reason: {reason}');

export const quantity = 'Quantity';
export const name = 'Item';
export const price = 'Unit price';
export const rate = 'VAT';
export const amount = 'Amount';
export const percent = message('{rate}%');
export const optionPrice = message('{option} ({amount} in place of the price)');
export const option = message('{part}: {option}');
export const changedBy = message('{option} ({sign}{amount})');
export const files = message('{part}: {count, plural, one {# file} other {# files}}');
export const contents = message('Contents: {contents}');
export const allergens = message('Allergens: {allergens}');
export const perUnit = message('{amount}/{unit}');
/** A reason. */
export const orderCanceled = 'Order cancelled';
export const creditOf = message('Correction of invoice {number}');

export const subtotal = 'Subtotal';
export const total = 'Total';
export const creditTotal = 'Amount credited';
export const net = 'Net';
export const tax = 'Tax';
export const gross = 'Gross';
export const untaxed = 'not taxed';
export const pricesAreGross = 'Prices and amounts of the items include tax.';
export const priceInOffer = 'You will find the price in our offer.';
export const priceAtHandover = 'We will tell you the final price at handover.';
export const aboutPrices =
  'Amounts marked ‘approx.’ are estimates; they are final once everything is weighed.';

export const payment = message('Payment: {method}');
export const paidBy = message('Paid by: {method}');
export const refunded = message('Refunded: {method}');
export const given = message('{label}: {value}');
export const noInvoice =
  'This paper says what was ordered. It is not an invoice and cannot be used to reclaim VAT.';
export const noInvoiceYet = 'This paper says what was asked for. It is neither an offer nor an invoice.';

export const phone = message('Phone {phone}');
export const vatNumber = message('{country, select, other {VAT number}} {number}');
export const pageOf = message('Page {page} of {pages}');

// What fiscal devices add
export const cashRegister = 'Cash register';
export const receiptNumber = 'Receipt number';
export const signedAt = 'Signed at';
export const turnoverCounter = 'Turnover counter';
export const certificate = 'Certificate';
export const previousSignature = 'Previous signature';
export const signature = 'Signature';
export const transaction = 'TSE transaction';
export const signatureCounter = 'TSE signature counter';
export const startedAt = 'TSE start';
export const finishedAt = 'TSE stop';
export const device = 'TSE serial number';
export const client = 'Client ID';

// The mail that brings an invoice
export const invoiceSubject = message('{title} – {shop}');
export const greeting = message('Dear {name},');
export const plainGreeting = 'Hello,';
export const hereIsInvoice = message(
  'please find attached invoice {number} for your order {order} of {day}. Thank you for your purchase.',
);
export const hereIsCreditNote = message(
  'please find attached credit note {number} for invoice {invoice}. It reduces the amount by {amount}.',
);
