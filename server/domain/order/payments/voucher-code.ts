import type { Fault } from '#domain/errors.ts';
import { methodOf } from '#domain/payment-methods/index.ts';

/** Characters that a code may have at most, as typed. */
export const LONGEST_CODE = 40;

/** A code as it is stored and shown: no spaces, capitals, plain hyphens; null = none (R319). */
export function writtenCode(typed: string | null): string | null {
  const written = (typed ?? '').replaceAll(/\s/g, '').replaceAll(/[‐‑‒–—]/g, '-');
  return written.toUpperCase() || null;
}

/** The code that a payment by this method has, as it is stored; null also for a method whose payments have none. */
export function codeOf(method: string, typed: string | null): string | null {
  return voucherOf(method) ? writtenCode(typed) : null;
}

/** What is wrong with the form of a code; null = nothing. Whether it is worth anything, only whoever redeems it can tell (R319). */
export function codeFault(method: string, typed: string | null): Pick<Fault, 'code'> | null {
  const code = codeOf(method, typed);
  return code === null || voucherOf(method)?.pattern.test(code) ? null : { code: 'voucher-code-invalid' };
}

/** What a method that is paid with vouchers says about their codes; undefined for all others. */
export function voucherOf(method: string): { label: string; pattern: RegExp } | undefined {
  const known = methodOf(method);
  return known && 'voucher' in known ? known.voucher : undefined;
}
