import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import * as texts from './texts.ts';

/** A field of the account that a shop has at a provider. */
export interface AccountField {
  name: string;
  label: string;
  /** Where the owner finds it, and what it looks like. */
  hint: string;
  /** What a value must look like; anything else is a typo. */
  pattern: RegExp;
}

/** What a provider needs to know of the shop's account, by method. All of it is secret. */
export const ACCOUNT_FIELDS = {
  mollie: [
    {
      name: 'apiKey',
      label: texts.apiKey,
      hint: texts.apiKeyHint,
      pattern: /^(live|test)_[A-Za-z0-9]{20,100}$/,
    },
  ],
  datatrans: [
    { name: 'merchantId', label: texts.merchantId, hint: texts.merchantIdHint, pattern: /^\d{6,20}$/ },
    { name: 'password', label: texts.password, hint: texts.passwordHint, pattern: /^[\x21-\x7e]{8,100}$/ },
    { name: 'signKey', label: texts.signKey, hint: texts.signKeyHint, pattern: /^([0-9a-fA-F]{2}){16,128}$/ },
  ],
} as const satisfies Partial<Record<PaymentMethod, readonly AccountField[]>>;

/** The methods that need an account at a provider. */
export type AccountMethod = keyof typeof ACCOUNT_FIELDS;
export const ACCOUNT_METHODS = Object.keys(ACCOUNT_FIELDS) as AccountMethod[];
