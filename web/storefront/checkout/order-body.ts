import { type Cents, toDecimal } from '#domain/money/money.ts';
import { type CheckoutDraft, cleanDraft } from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { CHOICES_WIRE } from '#domain/ordering/order-wire.ts';
import { sentItems, shownDraft } from '#domain/ordering/sent-order.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { flagsOfService } from '#domain/shop/service.ts';
import { LANGUAGE } from '#domain/text/language.ts';

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
    items: sentItems(items),
    totalGross: toDecimal(total),
    ...(LANGUAGE === 'de' ? {} : { language: LANGUAGE }),
  };
}
