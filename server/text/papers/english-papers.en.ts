// With this ending everything behind it is English (web/languages.ts).
export {
  invoiceFile as englishInvoiceFile,
  invoicePaper as englishInvoicePaper,
  invoiceTitle as englishInvoiceTitle,
} from './invoice-paper.ts';
export { orderPaper as englishOrderPaper, orderPaperFile as englishOrderPaperFile } from './order-paper.ts';
