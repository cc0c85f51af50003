// With this ending everything behind it is English (web/languages.ts).
export { invoiceLetter as englishInvoiceLetter } from './invoice-letter.ts';
export { invoiceFile as englishInvoiceFile, invoicePaper as englishInvoicePaper } from './invoice-paper.ts';
export { orderPaper as englishOrderPaper, orderPaperFile as englishOrderPaperFile } from './order-paper.ts';
export { orderCanceled as englishOrderCanceled } from './paper-texts.ts';
