import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { requiredFields } from '#domain/order/contact.ts';
import { CHOICE_FIELDS } from '#domain/order/draft.ts';
import { only } from '#domain/order/field.ts';
import { offeredChoices, type ShopFacts } from '#domain/order/lines/index.ts';
import { type CheckoutDraft, chosenArea, emptyDraft, validateCheckout } from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { CHOICES_WIRE, STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { allowedMethods } from '#domain/ordering/payment.ts';
import { branchByPhone } from '#domain/ordering/phone-order.ts';
import { priceCart } from '#domain/ordering/pricing.ts';
import { sentItems, shownDraft, shownSections } from '#domain/ordering/sent-order.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { areaOfPlace, placeOfDraft, withPlace } from '#domain/shop/delivery-place.ts';
import { enabledServices, flagsOfService } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { errorText } from '#text/errors/error-text.ts';
import { type ApiFault, apiGet } from '#web/lib/api.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { change } from '#web/lib/query.ts';
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

/** An item with a key of its own: what is uploaded for it goes on while others come and go. */
interface Row {
  key: number;
  item: CartItem;
}

/** An order on the phone as it grows: judged and priced with every key by the rules of the checkout. */
export function usePhoneOrder(shop: Shop, at: number) {
  const now = useServerNowEvery(30);
  const found = shop.branches.find(({ id }) => id === at);
  const branch = found ? branchByPhone(found) : null;
  const country = branch?.country ?? DEFAULT_COUNTRY;
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({
    ...emptyDraft(at),
    country,
    deliveryCountry: country,
  }));
  const [rows, setRows] = useState<readonly Row[]>([]);
  const lastKey = useRef(0);
  const [wanted, setWanted] = useState<Service | null>(null);
  // What is missing is told once somebody wants to order, not while they still ask for the name.
  const [isAsked, setAsked] = useState(false);
  const { refused, forget, isBusy, send } = usePlacing();
  const services = branch ? enabledServices(branch) : [];
  const service = services.find((one) => one === wanted) ?? services[0] ?? 'takeaway';
  const items = rows.map(({ item }) => item);
  const methods = branch ? allowedMethods(shop.config, branch, false) : [];
  const asked = branch ? orderOf(draft, { branch, service, methods }) : draft;
  const facts = branch && factsOf(asked, { shop, branch, service, items });
  // What does not fit these items is not asked, and counts as not chosen until it fits again.
  const order = facts ? { ...asked, ...offeredChoices(facts, asked) } : asked;
  const verdict = branch && validateCheckout(order, { shop, branch, service, items, now });
  const judged = isAsked ? (verdict?.faults ?? []) : [];
  const faults: readonly ApiFault[] =
    judged.length > 0 ? judged.map((fault) => ({ ...fault, message: errorText(fault) })) : refused;
  const required = new Set<string>(branch ? requiredFields(order, branch, service) : []);

  return {
    now,
    branch,
    draft: order,
    rows,
    items,
    service,
    services,
    methods,
    verdict,
    /** What decides on which lines it may have. */
    facts,
    sections: branch && shownSections(branch, service, order),
    /** What keeps the order from being placed, as far as it has been asked for. */
    faults,
    errorOf: (field: string) => faults.find((fault) => fault.field === field)?.message,
    isRequired: (field: string) => required.has(field),
    isBusy,
    set: (values: Partial<CheckoutDraft>) => {
      forget();
      setDraft((before) => ({ ...before, ...(branch ? withPlace(branch, before, values) : values) }));
    },
    add: (item: CartItem) => {
      forget();
      lastKey.current += 1;
      const { current: key } = lastKey;
      setRows((before) => [...before, { key, item }]);
    },
    /** A file that has come up must not undo what was typed meanwhile. */
    edit: (key: number, change: (item: CartItem) => CartItem) => {
      forget();
      setRows((before) => before.map((row) => (row.key === key ? { key, item: change(row.item) } : row)));
    },
    remove: (key: number) => {
      forget();
      setRows((before) => before.filter((row) => row.key !== key));
    },
    setService: (next: Service) => {
      forget();
      setWanted(next);
    },
    /** The placed order, or null: `faults` then say why. */
    place: async () => {
      setAsked(true);
      if (verdict && verdict.faults.length > 0) return null;
      return send({
        branch: at,
        ...only(CHOICE_FIELDS, order),
        ...CHOICES_WIRE.toWire(order),
        ...flagsOfService(service),
        items: sentItems(items),
      });
    },
  };
}

export type PhoneOrder = ReturnType<typeof usePhoneOrder>;

interface Circumstances {
  branch: Branch;
  service: Service;
  methods: ReturnType<typeof allowedMethods>;
}

/** The draft as it is sent: what the service does not ask for is left out, as in checkout, and the guest has consented. */
function orderOf(draft: CheckoutDraft, { branch, service, methods }: Circumstances): CheckoutDraft {
  const [firstMethod] = methods;
  const paymentMethod = methods.includes(draft.paymentMethod) ? draft.paymentMethod : firstMethod;
  const area = areaOfPlace(branch, draft.deliveryArea, placeOfDraft(draft, branch));
  const shown = shownDraft({ ...draft, deliveryArea: area?.area ?? null }, branch, service);
  return {
    ...shown,
    ...(paymentMethod ? { paymentMethod } : {}),
    legalInstructions: true,
    privacyPolicy: true,
  };
}

/** Known without what is chosen for the lines: they depend on the items. */
function factsOf(
  order: CheckoutDraft,
  context: { shop: Shop; branch: Branch; service: Service; items: readonly CartItem[] },
): ShopFacts {
  const { shop, branch, service, items } = context;
  const area = chosenArea(order, context);
  return { ...priceCart(items, service, area, () => []), area, shop, branch };
}

type Body = Parameters<ReturnType<typeof trpc.useUtils>['client']['orders']['placeByPhone']['mutate']>[0];

/** Sends the order, one at a time. A second press after a lost answer is the same order: its key belongs to what is sent. */
function usePlacing() {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const { put } = useOrders();
  const [refused, setRefused] = useState<readonly ApiFault[]>([]);
  const [isBusy, setBusy] = useState(false);
  const sent = useRef({ text: '', key: '' });
  const send = async (body: Body) => {
    if (isBusy) return null;
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const options = { context: { idempotencyKey: sent.current.key } };
    const failure = { id: 'order.by-phone', text: texts.failed, isShown: () => true };
    setBusy(true);
    setRefused([]);
    try {
      return await change(queries, failure, async () => {
        const placed = STAFF_ORDER_WIRE.fromWire(await client.orders.placeByPhone.mutate(body, options));
        put(placed);
        return placed;
      });
    } catch (error) {
      const said = faultsOf(error);
      setRefused(said.length > 0 ? said : [{ message: texts.failed }]);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { refused, forget: () => setRefused([]), isBusy, send };
}
