import type { UnitId } from '#domain/money/units.ts';
import { CONTACT_SECTIONS, contactDemands } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import { voucherOf } from '#domain/order/payments/voucher-code.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { type CheckoutDraft, emptyDraft } from './checkout.ts';
import { type CartItem, cleanItem, isUpload, type PartValue } from './item.ts';

// What a form sends of an order, whether a guest fills it in or staff do on the phone.

const { company, person, place, elsewhere, delivery } = CONTACT_SECTIONS;

interface ShownSections {
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
 * see is submitted (or complained about). The country is then that of the branch.
 */
export function shownDraft(draft: CheckoutDraft, branch: Branch, service: Service): CheckoutDraft {
  const { country } = branch;
  const empty = { ...emptyDraft(branch.id, draft.paymentMethod), country, deliveryCountry: country };
  const { isTableShown, isContactShown, isAddressShown } = shownSections(branch, service, draft);
  const hidden = {
    ...(isContactShown ? {} : { ...person, ...company }),
    ...(isAddressShown ? {} : place),
    ...(service === 'delivery' && draft.isDeliveryAddressDifferent ? {} : elsewhere),
    ...(service === 'delivery' ? {} : delivery),
    ...(isTableShown ? {} : { table: null }),
    ...(voucherOf(draft.paymentMethod) ? {} : { voucherCode: null }),
  };
  const emptied = Object.fromEntries(namesOf(hidden).map((field) => [field, empty[field]]));
  // The draft comes from session storage: fields of an older version of the shop are dropped.
  const known = Object.fromEntries(
    Object.keys(empty).map((field) => [field, draft[field as keyof CheckoutDraft]]),
  );
  const shown: CheckoutDraft = { ...empty, ...known, ...emptied, branch: branch.id };
  return shown.isCompany ? shown : { ...shown, companyName: '', company: '', vatNo: '' };
}

/** An item as sent. */
interface SentItem {
  product: number;
  amount: number;
  unit: UnitId;
  parts: (string | number | string[] | number[] | null)[];
}

export function sentItems(items: readonly CartItem[]): SentItem[] {
  return items.map((item) => {
    const { product, amount, unit, parts } = cleanItem(item);
    return { product: product.id, amount, unit, parts: parts.map(sentPart) };
  });
}

/** Uploads are sent as their ids, everything else as is. */
function sentPart(value: PartValue): SentItem['parts'][number] {
  if (value === null || typeof value === 'string') return value;
  if (isUpload(value)) return value.id;
  if (!Array.isArray(value)) return null;
  const uploads = value.filter(isUpload);
  return uploads.length > 0 ? uploads.map(({ id }) => id) : value.map(String);
}
