import type { Country } from '#domain/contact/country.ts';
import type { ErrorCode, Fault, FaultParams } from '#domain/errors.ts';
import { type Cents, cents, ZERO } from '#domain/money/money.ts';
import { cleanContact, contactFaults, shownContact } from '#domain/order/contact.ts';
import { DRAFT_FIELDS } from '#domain/order/draft.ts';
import { emptyValues, type Values } from '#domain/order/field.ts';
import { lineFaults, linesOf } from '#domain/order/lines/index.ts';
import { codeFault } from '#domain/order/payments/voucher-code.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Branch, DeliveryArea, Service, Table } from '#domain/shop/branch.ts';
import { findArea, minimumMissing } from '#domain/shop/delivery-area.ts';
import { offeredAreas, placeMismatch, placeOfDraft } from '#domain/shop/delivery-place.ts';
import { availability, categoriesOfProducts } from '#domain/shop/menu.ts';
import { enabledServices, isOrderableNow, type ServiceFlags } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { cleanText, MAXIMUM_TEXT, textFault } from '#domain/text/text-input.ts';
import { parseInstant } from '#domain/time/instant.ts';
import { type CartItem, cartFaults, MAXIMUM_ITEMS } from './item.ts';
import { allowedMethods, isPayableOnline, isSwitchedOn } from './payment.ts';
import { type PricedCart, priceCart } from './pricing.ts';
import { appointmentFault } from './slots.ts';
import { stockFaults } from './stock.ts';

/** The checkout form as the customer filled it in; may be invalid. */
export interface CheckoutDraft extends Values<typeof DRAFT_FIELDS> {}

/** Everything that a checkout is validated against. Items hold the shop's own products, never a client's. */
export interface CheckoutContext {
  shop: Pick<Shop, 'config' | 'menus' | 'categories' | 'products' | 'tables' | 'donatees'>;
  branch: Branch;
  service: Service;
  items: readonly CartItem[];
  now: Date;
  /** The cart if it is priced already; otherwise it is priced here. */
  totals?: PricedCart;
}

/** The result of validating a checkout. */
export interface CheckoutResult {
  /** Everything that prevents the order from being placed, in the order of the form; empty = it can be placed. */
  faults: Fault[];
  /** What it costs; null if an item has a fault and cannot be priced. */
  totals: PricedCart | null;
}

/** An order above this is a typo or an attack. */
export const MAXIMUM_ORDER_VALUE = cents(99_999_999);

const UNPRICED = { gross: ZERO, pricing: 'fixed' } as const;

/** A branch's empty form. */
export function emptyDraft(branch: number, paymentMethod: PaymentMethod = 'cash'): CheckoutDraft {
  return { ...emptyValues(DRAFT_FIELDS), branch, paymentMethod };
}

/**
 * The form as stored: texts trimmed, normalised (NFC) and without control characters; with a context, also without fields
 * that the form does not show there.
 */
export function cleanDraft(
  draft: CheckoutDraft,
  context?: Pick<CheckoutContext, 'branch' | 'service'>,
): CheckoutDraft {
  const shown = context ? shownContact(draft, context.branch, context.service) : draft;
  return { ...cleanContact(shown), comment: cleanText(draft.comment) };
}

/** Whether the branch offers the service; both flags at once match no service (A10). Checked before validateCheckout. */
export function serviceFault(flags: ServiceFlags, branch: Branch): Fault | null {
  if (flags.isDelivery && flags.isDineIn) return { code: 'service-ambiguous', field: 'isDineIn' };
  const service: Service = flags.isDelivery ? 'delivery' : flags.isDineIn ? 'dineIn' : 'takeaway';
  if (enabledServices(branch).includes(service)) return null;
  return { code: 'service-unavailable', field: service === 'dineIn' ? 'isDineIn' : 'isDelivery' };
}

/** Validates and prices an order. Runs in the browser for quick feedback and on the server as the authority (R63). */
export function validateCheckout(draft: CheckoutDraft, context: CheckoutContext): CheckoutResult {
  const { branch, service, shop } = context;
  const items = cartFaults(context.items);
  const faults = [
    ...branchFaults(context),
    ...(context.items.length === 0 ? [fault('items', 'cart-empty')] : []),
    ...(context.items.length > MAXIMUM_ITEMS
      ? [fault('items', 'too-many-items', { maximum: MAXIMUM_ITEMS })]
      : []),
    ...items,
    ...availabilityFaults(draft, context),
    ...stockFaults({ branch, products: shop.products, items: context.items }),
    ...tableFaults(draft, context),
    ...contactFaults(shownContact(draft, branch, service), branch, service),
    ...appointmentFaults(draft, context),
  ];
  if (textFault(draft.comment)) faults.push(fault('comment', 'too-long', { maximum: MAXIMUM_TEXT }));
  const area = chosenArea(draft, context);
  // What cannot be priced cannot be compared with a minimum or a payment method either.
  const totals =
    items.length > 0
      ? null
      : (context.totals ??
        priceCart(context.items, service, area, (facts) => linesOf({ ...facts, shop, branch }, draft)));
  faults.push(...(totals ? valueFaults(draft, context, totals) : switchFaults(draft, context)));
  const { gross, pricing } = totals ?? UNPRICED;
  faults.push(...lineFaults({ shop, branch, area, gross, pricing }, draft));
  faults.push(...voucherFaults(draft));
  if (draft.legalInstructions !== true)
    faults.push(fault('legalInstructions', 'legal-instructions-required'));
  if (draft.privacyPolicy !== true) faults.push(fault('privacyPolicy', 'privacy-policy-required'));
  return { faults, totals };
}

/** The table of a dine-in order; null if the branch has no table selection, or for an unknown table. */
export function chosenTable(
  draft: Pick<CheckoutDraft, 'table'>,
  context: Pick<CheckoutContext, 'branch' | 'service'> & { shop: Pick<Shop, 'tables'> },
): Table | null {
  const { branch, service, shop } = context;
  if (service !== 'dineIn' || !branch.isTableSelectionEnabled || draft.table === null) return null;
  const key = draft.table;
  return (
    shop.tables.find(
      (table) =>
        table.branch === branch.id && (typeof key === 'number' ? table.id === key : table.identifier === key),
    ) ?? null
  );
}

/** The delivery area that prices the order; null for takeaway and dine-in. */
export function chosenArea(
  draft: Pick<CheckoutDraft, 'deliveryArea'>,
  context: Pick<CheckoutContext, 'branch' | 'service'>,
): DeliveryArea | null {
  return context.service === 'delivery' ? findArea(context.branch, draft.deliveryArea) : null;
}

export interface SubmitMode {
  code: 'quotation' | 'order' | 'preorder';
  /** The button has the second line 'zahlungspflichtig' (R74). */
  isBinding: boolean;
}

export interface SubmitQuestion {
  branch: Branch;
  service: Service;
  isCartEmpty: boolean;
  /** Gross total of the items, and the area if delivered. */
  gross: Cents;
  area: DeliveryArea | null;
  now: Date;
}

/** Which submit button ends the checkout; null = none (R73, first match). */
export function submitMode({
  branch,
  service,
  isCartEmpty,
  gross,
  area,
  now,
}: SubmitQuestion): SubmitMode | null {
  if (branch.isQuotationRequired) return { code: 'quotation', isBinding: false };
  if (isCartEmpty || (service === 'delivery' && area && minimumMissing(area, gross) !== null)) return null;
  const isBinding = BUTTON_LAW.includes(branch.country);
  if (isOrderableNow(branch, service, now)) return { code: 'order', isBinding };
  return branch.isPreorderEnabled ? { code: 'preorder', isBinding } : null;
}

const BUTTON_LAW: readonly Country[] = ['AT', 'DE', 'LI'];

function branchFaults({ branch, service }: CheckoutContext): Fault[] {
  if (!branch.isEnabled || !branch.isPublic) return [fault('branch', 'branch-unavailable')];
  if (enabledServices(branch).includes(service)) return [];
  return [fault(service === 'dineIn' ? 'isDineIn' : 'isDelivery', 'service-unavailable')];
}

function availabilityFaults(draft: CheckoutDraft, { shop, branch, items, now }: CheckoutContext): Fault[] {
  const appointment = draft.appointmentDate === null ? null : parseInstant(draft.appointmentDate);
  return items.flatMap(({ product }, index) => {
    const state = availability(shop, branch, product, appointment ?? now, now);
    if (state === 'available') return [];
    const code = state === 'sold-out' ? 'product-sold-out' : 'product-unavailable';
    return [fault(`items.${index}.product`, code, { product: product.name })];
  });
}

function tableFaults(draft: CheckoutDraft, context: CheckoutContext): Fault[] {
  if (context.service !== 'dineIn' || !context.branch.isTableSelectionEnabled) return [];
  if (draft.table === null || draft.table === '') return [fault('table', 'table-required')];
  return chosenTable(draft, context) ? [] : [fault('table', 'table-unknown')];
}

function appointmentFaults(draft: CheckoutDraft, context: CheckoutContext): Fault[] {
  const { shop, branch, service, items, now } = context;
  const appointment = draft.appointmentDate === null ? null : parseInstant(draft.appointmentDate);
  if (draft.appointmentDate !== null && !appointment)
    return [fault('appointmentDate', 'appointment-invalid')];
  const categoriesOf = categoriesOfProducts(shop, branch, now);
  const code = appointmentFault({ branch, service, items, categoriesOf, now }, appointment);
  return code === null ? [] : [fault('appointmentDate', code)];
}

/** Delivery area, minimum and payment: the rules that depend on the price of the cart. */
function valueFaults(draft: CheckoutDraft, context: CheckoutContext, totals: PricedCart): Fault[] {
  const { shop, branch } = context;
  const faults = areaFaults(draft, context);
  const area = chosenArea(draft, context);
  const missing = area && minimumMissing(area, totals.gross);
  if (area && missing !== null) {
    const { currency } = shop.config;
    const params = {
      amount: { cents: area.minimumOrderValue ?? cents(0), currency },
      difference: { cents: missing, currency },
    };
    faults.push(fault('deliveryArea', 'minimum-order-value', params));
  }
  if (totals.totalGross > MAXIMUM_ORDER_VALUE) faults.push(fault('items', 'order-too-large'));
  const allowed = allowedMethods(shop.config, branch, isPayableOnline(totals));
  // A request for a quotation is not paid, so a shop without any payment method can still take it.
  const isUnpaid = branch.isQuotationRequired && allowed.length === 0;
  if (!isUnpaid && !allowed.includes(draft.paymentMethod)) {
    faults.push(fault('paymentMethod', 'payment-method-unavailable'));
  }
  return faults;
}

function switchFaults(draft: CheckoutDraft, context: CheckoutContext): Fault[] {
  const isOn = isSwitchedOn(draft.paymentMethod, context.shop.config, context.branch);
  return [
    ...areaFaults(draft, context),
    ...(isOn || context.branch.isQuotationRequired
      ? []
      : [fault('paymentMethod', 'payment-method-unavailable')]),
  ];
}

/** A guest may have the voucher with them and type nothing; a code that is typed must look like one (R319). */
function voucherFaults({ paymentMethod, voucherCode }: CheckoutDraft): Fault[] {
  const form = codeFault(paymentMethod, voucherCode);
  return form ? [fault('voucherCode', form.code)] : [];
}

/** The area, and whether the address lies in it (R154). */
function areaFaults(draft: CheckoutDraft, context: CheckoutContext): Fault[] {
  const { branch, service } = context;
  if (service !== 'delivery') return [];
  const place = placeOfDraft(draft, branch);
  const outside = (other?: DeliveryArea | null) =>
    fault(draft.isDeliveryAddressDifferent ? 'deliveryZipCode' : 'zipCode', 'address-outside-area', {
      zipCode: cleanText(place.zipCode),
      other: other?.area ?? '',
      pickup: branch.isTakeawayEnabled ? 1 : '',
    });
  if (draft.deliveryArea === null || draft.deliveryArea === '') {
    if (offeredAreas(branch, place).length > 0 || branch.deliveryAreas.length === 0)
      return [fault('deliveryArea', 'delivery-area-required')];
    // Without a postcode the missing postcode is the fault, and there is nothing to choose from.
    return place.zipCode.trim() === '' ? [] : [outside()];
  }
  if (!chosenArea(draft, context)) return [fault('deliveryArea', 'delivery-area-unknown')];
  const mismatch = placeMismatch(branch, draft.deliveryArea, place);
  return mismatch?.isRefused ? [outside(mismatch.other)] : [];
}

function fault(field: string, code: ErrorCode, params?: FaultParams): Fault {
  return params ? { code, field, params } : { code, field };
}
