import { type Cents, toDecimal } from '#domain/money/money.ts';
import { CONTACT_SECTIONS, contactDemands } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import { type CheckoutDraft, cleanDraft, emptyDraft } from '#domain/ordering/checkout.ts';
import { type CartItem, cleanItem, isUpload, type PartValue } from '#domain/ordering/item.ts';
import { CHOICES_WIRE } from '#domain/ordering/order-wire.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { flagsOfService } from '#domain/shop/service.ts';
import { LANGUAGE } from '#domain/text/language.ts';

const { company, person, place, elsewhere, delivery } = CONTACT_SECTIONS;

export interface ShownSections {
  isTableShown: boolean;
  isContactShown: boolean;
  /** The address is asked for where it is required, and for company invoices. */
  isAddressShown: boolean;
}

/** Which sections of checkout a service shows (R66). */
export function shownSections(
  branch: Branch,
  service: Service,
  draft: Pick<CheckoutDraft, 'isCompany'>,
): ShownSections {
  const demands = contactDemands(branch, service);
  return {
    isTableShown: service === 'dineIn' && branch.isTableSelectionEnabled,
    isContactShown: demands.isContactShown,
    isAddressShown: demands.isAddressRequired || (demands.isContactShown && draft.isCompany),
  };
}

/**
 * The draft as sent: fields of sections that the chosen service hides are blanked, so that nothing the customer cannot
 * see is submitted (or complained about).
 */
export function shownDraft(draft: CheckoutDraft, branch: Branch, service: Service): CheckoutDraft {
  const empty = emptyDraft(branch.id, draft.paymentMethod);
  const { isTableShown, isContactShown, isAddressShown } = shownSections(branch, service, draft);
  const hidden = {
    ...(isContactShown ? {} : { ...person, ...company }),
    ...(isAddressShown ? {} : place),
    ...(service === 'delivery' && draft.isDeliveryAddressDifferent ? {} : elsewhere),
    ...(service === 'delivery' ? {} : delivery),
    ...(isTableShown ? {} : { table: null }),
  };
  const emptied = Object.fromEntries(namesOf(hidden).map((field) => [field, empty[field]]));
  // The draft comes from session storage: fields of an older version of the shop are dropped.
  const known = Object.fromEntries(
    Object.keys(empty).map((field) => [field, draft[field as keyof CheckoutDraft]]),
  );
  const shown: CheckoutDraft = { ...empty, ...known, ...emptied, branch: branch.id };
  return shown.isCompany ? shown : { ...shown, companyName: '', company: '', vatNo: '' };
}

/** The body of POST /api/orders (R64). `total` is what the customer saw; the server refuses any other. */
export function orderBody(
  draft: CheckoutDraft,
  branch: Branch,
  service: Service,
  items: readonly CartItem[],
  total: Cents,
) {
  const shown = cleanDraft(shownDraft(draft, branch, service));
  return {
    ...shown,
    ...CHOICES_WIRE.toWire(shown),
    ...flagsOfService(service),
    items: items.map((item) => {
      const { product, amount, unit, parts } = cleanItem(item);
      return { product: product.id, amount, unit, parts: parts.map(sentPart) };
    }),
    totalGross: toDecimal(total),
    ...(LANGUAGE === 'de' ? {} : { language: LANGUAGE }),
  };
}

/** Uploads are sent as their ids, everything else as is. */
function sentPart(value: PartValue): string | number | readonly (string | number)[] | null {
  if (value === null || typeof value === 'string') return value;
  if (isUpload(value)) return value.id;
  if (!Array.isArray(value)) return null;
  return value.map((entry: unknown) => (isUpload(entry) ? entry.id : String(entry)));
}
