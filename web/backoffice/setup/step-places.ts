import type { GapPlace } from '#domain/papers/invoice.ts';
import type { LegalCheckId } from '#domain/setup/legal-check.ts';
import type { SetupStep, SetupStepId } from '#domain/setup/setup-steps.ts';
import { sample } from '#domain/setup/texts.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { LEGAL_SETTINGS, type LegalName } from '#domain/shop/legal.ts';
import { WEEKDAYS } from '#domain/time/zoned-time.ts';
import type { Proposal } from '../crud/form/use-proposed-values.ts';
import * as texts from './texts.ts';

/** Where something is done, and what is filled in there as far as it is empty. */
export interface Place {
  to: string;
  state?: Proposal;
}

/** What the places depend on. */
export interface ShownPlaces {
  steps: readonly SetupStep[];
  samples: number;
  branch: number | null;
  menu: number | null;
  accessibilityPage: number | null;
  invoiceGap: (GapPlace & { id: number | null }) | null;
}

interface SeenPlaces extends ShownPlaces {
  /** Credentials are for administrators only. */
  isOwner: boolean;
}

type PlacedStep = Exclude<SetupStepId, 'test-order' | 'open'>;
type First = Pick<Branch, 'id' | 'email'> | undefined;

/** What most places have; the form shows it, and nothing is stored before somebody saves. */
const USUAL_HOURS = WEEKDAYS.map((type) => ({
  type,
  date: null,
  isClosed: false,
  from: '11:00',
  to: '21:00',
}));

const PLACES: Readonly<Record<PlacedStep, (setup: SeenPlaces, first: First) => Place>> = {
  branch: ({ branch }) => ({
    to: branch === null ? '/branches/new?field=name' : `/branches/${branch}?field=name`,
  }),
  hours: ({ branch }) => ({
    to: `/branches/${branch ?? 'new'}?field=openingHours`,
    state: { proposed: { openingHours: USUAL_HOURS } },
  }),
  legal: () => ({ to: '/legal-check' }),
  invoices: ({ invoiceGap }) => ({ to: placeOfGap(invoiceGap) }),
  product: ({ samples }) => ({
    to: samples > 0 ? `/products?search=${encodeURIComponent(sample)}` : '/products/new?field=name',
  }),
  tax: ({ steps, samples }) => {
    const isDone = (wanted: SetupStepId) => steps.some((step) => step.id === wanted && step.isDone);
    if (isDone('tax')) return { to: '/products' };
    const hasProducts = samples > 0 || isDone('product');
    return { to: hasProducts ? '/products?isWithoutTax=true' : '/products/new?field=tax' };
  },
  catalogue: ({ menu }) => ({
    to: `/menus/${menu ?? 'new'}?field=catalog`,
    state: { proposed: { name: texts.menuName } },
  }),
  'online-payment': ({ isOwner }) => ({ to: isOwner ? '/payment-accounts' : '/config?field=enableMollie' }),
  mail: (_, first) => ({
    to: '/config?field=contactEmail',
    state: { proposed: { contactEmail: first?.email ?? '' } },
  }),
  printer: (_, first) => ({
    to: '/devices/new?field=name',
    state: { proposed: { name: texts.counter, ...(first ? { branch: first.id } : {}) } },
  }),
};

function placeOfGap(gap: SeenPlaces['invoiceGap']): string {
  if (!gap || gap.record === 'config') return `/config?field=${gap?.field ?? 'businessName'}`;
  const path = gap.record === 'branch' ? '/branches' : '/divisions';
  return gap.id === null ? path : `${path}/${gap.id}?field=${gap.field}`;
}

/** Where a step is taken; `first` is the first branch. */
export function placeOfStep(id: PlacedStep, setup: SeenPlaces, first: First): Place {
  return PLACES[id](setup, first);
}

/** The products that guests see and that a check counts. */
const SHOWN = '/products?isEnabled=true&isPublic=true';
const PRODUCTS: Readonly<Partial<Record<LegalCheckId, string>>> = {
  'allergens-of-products': `${SHOWN}&isWithoutAllergens=true`,
  'base-price': `${SHOWN}&isPackWithoutAmount=true`,
  tax: `${SHOWN}&isWithoutTax=true`,
};

/** Whether a check counts products. */
export function isOfProducts(id: LegalCheckId): boolean {
  return Object.hasOwn(PRODUCTS, id);
}

/** Where what the law asks for is mended: the field of a text, the products in question; null where nothing is to do. */
export function placeOfCheck(
  id: LegalCheckId,
  { accessibilityPage }: Pick<ShownPlaces, 'accessibilityPage'>,
): string | null {
  if (id === 'accessibility')
    return accessibilityPage === null
      ? '/sites/new?start=accessibility'
      : `/sites/${accessibilityPage}?field=isPublic`;
  if (isLegalName(id)) return `/config?field=${LEGAL_SETTINGS[id]}Text`;
  return PRODUCTS[id] ?? null;
}

function isLegalName(id: string): id is LegalName {
  return Object.hasOwn(LEGAL_SETTINGS, id);
}
