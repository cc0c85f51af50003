import type { Cents } from '#domain/money/money.ts';
import type { TaxShare } from './tax-share.ts';

/**
 * What a fiscal device signs of a paper, in the words that the Austrian RKSV and the German KassenSichV share. The papers of
 * one shop are told apart by `series` and `number`.
 */
export interface FiscalReceipt {
  kind: 'receipt' | 'invoice' | 'creditNote';
  /** Of invoices their prefix and year; of receipts 'orders'. */
  series: string;
  /** Of invoices their number; of receipts that of the order. */
  number: string;
  /** ISO 8601. */
  at: string;
  currency: string;
  /** Negative on credit notes. What has no rate is not taxed. */
  amounts: readonly TaxShare[];
  /** What was paid with which method (its code); they add up to what has been paid so far. */
  payments: readonly { means: string; amount: Cents }[];
  /** The number of the paper that this one takes back, in whole or in part. */
  corrects: string | null;
  /** The number of the paper before it in its series; null = the first, or one whose series has no order. */
  previous: string | null;
}

/** What the Austrian cash register regulation wants on a receipt. */
export interface RksvSignature {
  law: 'RKSV';
  /** Kassenidentifikationsnummer */
  cashRegister: string;
  /** Belegnummer, as signed. */
  receiptNumber: string;
  /** ISO 8601, as signed. */
  signedAt: string;
  /** Umsatzzähler, encrypted by the register; base64. */
  turnoverCounter: string;
  /** Serial number of the certificate. */
  certificate: string;
  /** Of the receipt before it in the register; base64. */
  previousSignature: string;
  signature: string;
  /** The machine-readable code, drawn as QR code. */
  code: string;
}

/** What a German technical security device adds to a receipt. */
export interface TseSignature {
  law: 'TSE';
  transaction: number;
  signatureCounter: number;
  /** ISO 8601. */
  startedAt: string;
  finishedAt: string;
  /** Serial number of the device, and of the client that it signs for. */
  device: string;
  client: string;
  /** base64 */
  signature: string;
  /** Content of the QR code (DFKA). */
  code: string;
}

export type FiscalSignature = RksvSignature | TseSignature;
