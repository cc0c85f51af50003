import type { ErrorCode, Fault } from '#domain/errors.ts';
import { ACCESS_ERROR_TEXTS } from './access-error-texts.ts';
import { BRAKE_ERROR_TEXTS } from './brake-error-texts.ts';
import { COUNTER_ERROR_TEXTS } from './counter-error-texts.ts';
import { ERROR_TEXTS } from './error-texts.ts';
import { type ErrorSentence, errorValues } from './error-values.ts';
import { INVOICE_ERROR_TEXTS } from './invoice-error-texts.ts';
import { MESSAGE_ERROR_TEXTS } from './message-error-texts.ts';
import { PAYMENT_ERROR_TEXTS } from './payment-error-texts.ts';
import { PRINTER_ERROR_TEXTS } from './printer-error-texts.ts';
import { SETTING_ERROR_TEXTS } from './setting-error-texts.ts';

const SENTENCES: Record<ErrorCode, ErrorSentence> = {
  ...ERROR_TEXTS,
  ...ACCESS_ERROR_TEXTS,
  ...BRAKE_ERROR_TEXTS,
  ...PAYMENT_ERROR_TEXTS,
  ...COUNTER_ERROR_TEXTS,
  ...INVOICE_ERROR_TEXTS,
  ...PRINTER_ERROR_TEXTS,
  ...SETTING_ERROR_TEXTS,
  ...MESSAGE_ERROR_TEXTS,
};
const REFUSED_FILE = /^(file-too-large|file-type|image-invalid)$/;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(SENTENCES, code);
}

/** The sentence of a fault; its field provides the label, its params the values. */
export function errorText(fault: Fault): string {
  // Guests who sent a file with a name get the same sentence, whatever is wrong with it; staff are told what is wrong with a picture.
  const isNamedFile = REFUSED_FILE.test(fault.code) && fault.params?.name !== undefined;
  const text = SENTENCES[isNamedFile ? 'file-unreadable' : fault.code];
  return typeof text === 'string' ? text : text(errorValues(fault));
}
