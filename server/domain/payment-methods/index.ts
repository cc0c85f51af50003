import { atmCard } from './atm-card.ts';
import { cash } from './cash.ts';
import { datatrans } from './datatrans.ts';
import { hydroAgVoucher } from './hydro-ag-voucher.ts';
import { mollie } from './mollie.ts';
import type { PaymentMethodDeclaration } from './payment-method.ts';
import { testPayment } from './test-payment.ts';

/** Every payment method, in the order of the documented fields. */
export const METHODS = [cash, atmCard, hydroAgVoucher, mollie, datatrans, testPayment] as const;

type Known = (typeof METHODS)[number];
export type PaymentMethod = Known['code'];

/** Who enables a method: the branch, the shop, or the shop's contract for it. */
export type SwitchOwner = keyof NonNullable<PaymentMethodDeclaration['switches']>;
/** The boolean fields of one owner. */
export type SwitchName<O extends SwitchOwner> = NonNullable<NonNullable<Known['switches']>[O]>;
export type PaymentSwitches<O extends SwitchOwner> = Record<SwitchName<O>, boolean>;

/** The methods of a new shop and a new branch. */
export const DEFAULT_METHODS: readonly PaymentMethod[] = ['cash'];

const BY_CODE: ReadonlyMap<string, Known> = new Map(METHODS.map((method) => [method.code, method]));

/** The declaration of a method; undefined for one from a newer server. */
export function methodOf(code: string): Known | undefined {
  return BY_CODE.get(code);
}

/** The fields of one owner, with the methods that they switch on. */
export function switchesOf<O extends SwitchOwner>(owner: O): { name: SwitchName<O>; method: Known }[] {
  return METHODS.flatMap((method) => {
    const name = method.switches?.[owner] ?? null;
    return name === null ? [] : { name: name as SwitchName<O>, method };
  });
}

/** A list of methods as the fields of one owner: true for those in the list. */
export function switchedOn<O extends SwitchOwner>(
  owner: O,
  methods: readonly PaymentMethod[],
): PaymentSwitches<O> {
  const values = switchesOf(owner).map(({ name, method }) => [name, methods.includes(method.code)]);
  return Object.fromEntries(values) as PaymentSwitches<O>;
}
