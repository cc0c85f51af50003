import type { Cents } from '#domain/money/money.ts';

/** Input that breaks a rule: 422, always with the field concerned. */
export type ValidationCode =
  | 'invalid'
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'text-invalid'
  | 'unknown-field'
  | 'email-invalid'
  | 'phone-invalid'
  | 'country-invalid'
  | 'vat-number-invalid'
  | 'shop-vat-number-invalid'
  | 'invoice-prefix-invalid'
  | 'iban-invalid'
  | 'font-unknown'
  | 'password-breached'
  | 'password-plain-word'
  | 'password-guessable'
  | 'pin-weak'
  | 'password-wrong'
  | 'second-factor-wrong'
  | 'passkey-refused'
  | 'branch-unavailable'
  | 'branch-closed'
  | 'delivery-closed'
  | 'not-orderable-yet'
  | 'service-paused'
  | 'service-unavailable'
  | 'service-ambiguous'
  | 'table-required'
  | 'table-unknown'
  | 'delivery-area-required'
  | 'delivery-area-unknown'
  | 'address-outside-area'
  | 'postal-code-invalid'
  | 'postal-code-taken'
  | 'minimum-order-value'
  | 'donatee-unknown'
  | 'tip-unavailable'
  | 'tip-out-of-range'
  | 'payment-method-unavailable'
  | 'refund-too-small'
  | 'refund-too-much'
  | 'refund-ambiguous'
  | 'refund-item-unknown'
  | 'refund-item-twice'
  | 'refund-item-too-much'
  | 'payment-account-value-invalid'
  | 'means-name-too-long'
  | 'means-too-many'
  | 'payment-not-at-counter'
  | 'payment-too-small'
  | 'payment-above-due'
  | 'hand-back-above-held'
  | 'voucher-code-required'
  | 'voucher-code-invalid'
  | 'legal-instructions-required'
  | 'privacy-policy-required'
  | 'cart-empty'
  | 'too-many-items'
  | 'order-too-large'
  | 'product-unavailable'
  | 'product-sold-out'
  | 'product-few-left'
  | 'option-sold-out'
  | 'unit-invalid'
  | 'amount-invalid'
  | 'amount-too-small'
  | 'amount-too-large'
  | 'amount-off-step'
  | 'parts-length'
  | 'part-required'
  | 'part-invalid'
  | 'option-unknown'
  | 'option-duplicate'
  | 'preselected-costs'
  | 'preselected-several'
  | 'upload-unknown'
  | 'too-many-uploads'
  | 'appointment-required'
  | 'appointment-closed'
  | 'appointment-past'
  | 'appointment-lead-time'
  | 'appointment-beyond-horizon'
  | 'appointment-invalid'
  | 'last-item'
  | 'page-too-far'
  | 'rating-invalid'
  | 'too-many-words'
  | 'file-required'
  | 'instant-in-future'
  | 'ends-before-start'
  | 'time-overlap'
  | 'pause-outside'
  | 'shift-too-long'
  | 'absence-too-long'
  | 'day-invalid'
  | 'range-too-long'
  | 'retention-order'
  | 'break-too-long'
  | 'not-of-branch'
  | 'not-of-device'
  | 'printer-address-invalid'
  | 'printer-file-invalid'
  | 'printers-too-many'
  | 'task-of-other-project'
  | 'already-completed'
  | 'branch-fixed'
  | 'bundle-in-itself'
  | 'pairing-code-invalid'
  | 'contact-invalid'
  | 'contacts-missing'
  | 'too-many-contacts'
  | 'rejects-before-alarm'
  | 'placeholder-unknown'
  | 'push-endpoint-invalid'
  | 'branches-of-others'
  | 'shared-for-administrators'
  | 'shared-for-managers-of-all';

/** Authentication and authorisation. */
export type AccessCode =
  | 'unauthenticated'
  | 'invalid-credentials'
  | 'too-many-logins'
  | 'logins-busy'
  | 'account-disabled'
  | 'account-locked'
  | 'account-expired'
  | 'login-link-invalid'
  | 'second-factor-required'
  | 'second-factor-setup-required'
  | 'passkey-unknown'
  | 'passkey-required'
  | 'device-key-invalid'
  | 'csrf'
  | 'forbidden'
  | 'device-kind'
  | 'kept-for-others'
  | 'not-found';

/** The request is valid, but the current state does not allow it: 409. */
export type StateCode =
  | 'activity-not-started'
  | 'activity-not-ended'
  | 'activity-not-paused'
  | 'activity-not-resumed'
  | 'last-administrator'
  | 'own-account'
  | 'account-not-usable'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'order-state-conflict'
  | 'order-cancel-conflict'
  | 'order-overtaken'
  | 'order-not-deletable'
  | 'order-not-editable'
  | 'refund-not-online'
  | 'refund-nothing-left'
  | 'refund-under-way'
  | 'payment-called-off'
  | 'payment-awaited-online'
  | 'payment-nothing-due'
  | 'payment-not-voidable'
  | 'hand-back-nothing'
  | 'no-receipt-printer'
  | 'mail-address-missing'
  | 'message-outdated'
  | 'message-waiting'
  | 'order-invoiced'
  | 'invoice-exists'
  | 'invoice-order-open'
  | 'invoice-price-open'
  | 'invoice-recipient-missing'
  | 'invoice-issuer-missing'
  | 'invoice-credited'
  | 'invoice-mail-missing'
  | 'frontdesk-disabled'
  | 'sms-disabled'
  | 'sms-not-connected'
  | 'sms-phone-missing'
  | 'push-followers-many'
  | 'counter-appointment-missing'
  | 'questionnaire-closed'
  | 'sender-blocked'
  | 'guest-cancel-late'
  | 'guest-cancel-disabled'
  | 'print-job-conflict'
  | 'device-command-closed'
  | 'price-changed'
  | 'version-conflict'
  | 'idempotency-conflict'
  | 'idempotency-in-progress'
  | 'already-exists'
  | 'reference-unknown'
  | 'link-invalid'
  | 'frame-invalid'
  | 'path-invalid'
  | 'page-link-invalid'
  | 'section-not-allowed'
  | 'rich-text-invalid'
  | 'time-zone-invalid'
  | 'amount-of-money-invalid'
  | 'upload-of-order'
  | 'in-use'
  | 'undo-expired'
  | 'import-running'
  | 'changed-since';

/** Problems with the request as an HTTP message, or with the server itself. */
export type TransportCode =
  | 'validation-failed'
  | 'unreadable-json'
  | 'idempotency-key-invalid'
  | 'payload-too-large'
  | 'unsupported-media-type'
  | 'method-not-allowed'
  | 'file-too-large'
  | 'file-type'
  | 'file-unreadable'
  | 'image-invalid'
  | 'rate-limited'
  | 'sender-busy'
  | 'proof-required'
  | 'print-failed'
  | 'payment-failed'
  | 'payment-check-failed'
  | 'payment-too-late'
  | 'mail-failed'
  | 'paper-not-signed'
  | 'device-timeout'
  | 'device-failed'
  | 'form-unreadable'
  | 'form-refused'
  | 'unavailable'
  | 'internal';

/** Every error that Theke answers with. Code -> status: api/http/error-status.ts; code -> sentence: text/error-texts.ts. */
export type ErrorCode = ValidationCode | AccessCode | StateCode | TransportCode;

/** An amount of money in a sentence, written in the language of the sentence. */
export interface FaultMoney {
  cents: Cents;
  currency: string | undefined;
}

/** Numbers, money and finished texts for the placeholders of the sentence. */
export type FaultParams = Record<string, string | number | FaultMoney>;

/** One fault. `field` is a dotted path into the input, for example 'items.0.amount'. */
export interface Fault {
  code: ErrorCode;
  field?: string;
  params?: FaultParams;
}

export interface AppErrorOptions {
  /** The individual faults of a 'validation-failed'. */
  faults?: readonly Fault[];
  params?: FaultParams;
  /** Extra data in the response, for example the new prices of 'price-changed'. */
  details?: unknown;
  cause?: unknown;
}

/** Thrown by use cases that refuse; the api layer turns it into a response, in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly faults: readonly Fault[];
  readonly params: FaultParams;
  readonly details: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.faults = options.faults ?? [];
    this.params = options.params ?? {};
    this.details = options.details;
  }
}

/** Refuses an input, with its faults (422). */
export function validationError(faults: readonly Fault[]): AppError {
  return new AppError('validation-failed', { faults });
}

/** The faults of an error, or the error itself as the only one. */
export function faultsOf(error: AppError): readonly Fault[] {
  return error.faults.length > 0 ? error.faults : [{ code: error.code, params: error.params }];
}
