import type { Menu, Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { LegalCheck } from './legal-check.ts';
import * as texts from './texts.ts';

/** The steps from an empty shop to the first order, in their usual order. */
export const SETUP_STEPS = [
  'branch',
  'hours',
  'legal',
  'invoices',
  'product',
  'tax',
  'catalogue',
  'online-payment',
  'mail',
  'printer',
  'test-order',
  'open',
] as const;
export type SetupStepId = (typeof SETUP_STEPS)[number];

export interface SetupStep {
  id: SetupStepId;
  isDone: boolean;
}

export interface SetupFacts {
  branches: readonly Pick<Branch, 'id' | 'openingHours'>[];
  products: readonly Pick<Product, 'name' | 'tax'>[];
  menus: readonly Pick<Menu, 'branches' | 'catalog'>[];
  legal: readonly LegalCheck[];
  /** Whether every branch can issue invoices: nothing is missing that the law wants on them (R296). */
  hasInvoiceIssuers: boolean;
  /** Whether the server sends mail, rather than keeping it in files. */
  isMailSent: boolean;
  /** Whether every method of online payment that is switched on has an account that works; null = none is. */
  hasPaymentAccounts: boolean | null;
  devices: number;
  orders: number;
  /** Whether guests still see that the shop opens soon. */
  isOpeningSoon: boolean;
}

/** The end of a name that marks a sample of a start template. */
const SAMPLE = texts.sample;

/** Whether a product is still the sample that a start template made (R197). */
export function isSample({ name }: Pick<Product, 'name'>): boolean {
  return name.trimEnd().endsWith(SAMPLE);
}

/** The name of a sample. */
export function sampleName(name: string): string {
  return `${name} ${SAMPLE}`;
}

/**
 * Which steps of the set-up are done, computed from the data (R196). Samples are no products yet; a shop that takes no online
 * payment need not set it up.
 */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  const { branches, products, menus, legal } = facts;
  const own = products.filter((product) => !isSample(product));
  const isDone: Record<SetupStepId, boolean> = {
    branch: branches.length > 0,
    hours: branches.length > 0 && branches.every(({ openingHours }) => openingHours.length > 0),
    legal: !legal.some(({ id, state }) => id !== 'tax' && state === 'missing'),
    invoices: branches.length > 0 && facts.hasInvoiceIssuers,
    product: own.length > 0,
    tax: products.length > 0 && products.every(({ tax }) => tax > 0),
    catalogue: menus.some(
      (menu) => menu.branches.length > 0 && menu.catalog.some((entry) => entry.products.length > 0),
    ),
    'online-payment': facts.hasPaymentAccounts === true,
    mail: facts.isMailSent,
    printer: facts.devices > 0,
    'test-order': facts.orders > 0,
    open: branches.length > 0 && !facts.isOpeningSoon,
  };
  const wanted = SETUP_STEPS.filter((id) => id !== 'online-payment' || facts.hasPaymentAccounts !== null);
  return wanted.map((id) => ({ id, isDone: isDone[id] }));
}
