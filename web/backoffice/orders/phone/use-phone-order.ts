import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CHOICE_FIELDS } from '#domain/order/draft.ts';
import { only } from '#domain/order/field.ts';
import { type CheckoutDraft, emptyDraft, validateCheckout } from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { CHOICES_WIRE, STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { allowedMethods } from '#domain/ordering/payment.ts';
import { branchByPhone } from '#domain/ordering/phone-order.ts';
import type { Service } from '#domain/shop/branch.ts';
import { enabledServices, flagsOfService } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { apiGet } from '#web/lib/api.ts';
import { change } from '#web/lib/query.ts';
import { useServerNowEvery } from '#web/lib/server-clock.ts';
import { type InitEntry, shopFromInit } from '#web/lib/shop-init.ts';
import { faultsOf, trpc } from '#web/lib/trpc.ts';
import { useOrders } from '../orders-provider.tsx';
import * as texts from './texts.ts';

/** The shop as guests order from it: the same data, so that the same rules say the same. */
export function useGuestShop(): Shop | null {
  const found = useQuery({
    queryKey: ['branch', 'guest-shop'],
    queryFn: async () => shopFromInit(await apiGet<InitEntry[]>('/init')).shop,
    // What sells out in the meantime is refused by name.
    staleTime: 0,
  });
  return found.data ?? null;
}

/** An order on the phone as it grows: judged and priced with every key by the rules of the checkout. */
export function usePhoneOrder(shop: Shop, at: number) {
  const now = useServerNowEvery(30);
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const { put } = useOrders();
  const found = shop.branches.find(({ id }) => id === at);
  const branch = found ? branchByPhone(found) : null;
  const [draft, setDraft] = useState<CheckoutDraft>(() => emptyDraft(at));
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [wanted, setService] = useState<Service | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  // A second press after a lost answer must not order twice.
  const key = useRef(crypto.randomUUID());
  const services = branch ? enabledServices(branch) : [];
  const service = services.find((one) => one === wanted) ?? services[0] ?? 'takeaway';
  const methods = branch ? allowedMethods(shop.config, branch, false) : [];
  const [firstMethod] = methods;
  const paymentMethod = methods.includes(draft.paymentMethod) ? draft.paymentMethod : firstMethod;
  const order: CheckoutDraft = {
    ...draft,
    branch: at,
    ...(paymentMethod ? { paymentMethod } : {}),
    legalInstructions: true,
    privacyPolicy: true,
  };
  const verdict = branch && validateCheckout(order, { shop, branch, service, items, now });

  /** The placed order, or null: `problems` then say why. */
  const place = async () => {
    if (isBusy) return null;
    setBusy(true);
    const failure = { id: 'order.by-phone', text: texts.failed, isShown: () => true };
    try {
      return await change(queries, failure, async () => {
        const answer = await client.orders.placeByPhone.mutate(
          {
            branch: at,
            ...only(CHOICE_FIELDS, order),
            ...CHOICES_WIRE.toWire(order),
            ...flagsOfService(service),
            items: items.map(({ product, amount, unit, parts }) => ({
              product: product.id,
              amount,
              unit,
              parts: parts.map((part) => (isAnswer(part) ? part : null)),
            })),
          },
          { context: { idempotencyKey: key.current } },
        );
        const placed = STAFF_ORDER_WIRE.fromWire(answer);
        put(placed);
        return placed;
      });
    } catch (error) {
      const said = faultsOf(error).map(({ message }) => message);
      setProblems(said.length > 0 ? said : [texts.failed]);
      key.current = crypto.randomUUID();
      return null;
    } finally {
      setBusy(false);
    }
  };
  return {
    now,
    branch,
    draft: order,
    items,
    service,
    services,
    methods,
    verdict,
    problems,
    isBusy,
    set: (values: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...values })),
    setItems,
    setService,
    place,
  };
}

/** Nobody uploads files on the phone. */
function isAnswer(part: CartItem['parts'][number]): part is string | string[] {
  return typeof part === 'string' || (Array.isArray(part) && part.every((one) => typeof one === 'string'));
}
