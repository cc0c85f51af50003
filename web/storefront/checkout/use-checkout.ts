import { useMemo, useState } from 'react';
import { contactDemands, requiredFields } from '#domain/order/contact.ts';
import { LINE_CHOICES, linesOf, offeredChoices } from '#domain/order/lines/index.ts';
import {
  type CheckoutContext,
  type CheckoutDraft,
  emptyDraft,
  type SubmitMode,
  submitMode,
  validateCheckout,
} from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { allowedMethods, isPayableOnline } from '#domain/ordering/payment.ts';
import { type PricedCart, priceCart } from '#domain/ordering/pricing.ts';
import { shownDraft, shownSections } from '#domain/ordering/sent-order.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Branch, DeliveryArea, Service } from '#domain/shop/branch.ts';
import { withPlace } from '#domain/shop/delivery-place.ts';
import { errorText } from '#text/errors/error-text.ts';
import type { ApiFault } from '#web/lib/api.ts';
import { type Cart, cartActions } from '#web/lib/cart/cart-store.ts';
import { areaOfDraft, useService } from '#web/lib/cart/delivery-type.ts';
import { useShop } from '#web/lib/shop.tsx';
import { type LineQuestion, useLineQuestions } from '../cart/questions.ts';
import { type CheckoutFault, checkoutFaults, faultOf, withoutField } from './checkout-faults.ts';

/** Everything that the checkout sections show and change. */
export interface Checkout {
  branch: Branch;
  service: Service;
  setService: (service: Service) => void;
  items: readonly CartItem[];
  /** What the guest has to answer about a line before ordering; one entry per item. */
  questions: readonly (LineQuestion | null)[];
  draft: CheckoutDraft;
  set: (change: Partial<CheckoutDraft>) => void;
  /** Validates a field when it is left; an empty one is not reported before the order is submitted. */
  leave: (field: keyof CheckoutDraft) => void;
  errorOf: (field: string) => string | undefined;
  isRequired: (field: keyof CheckoutDraft) => boolean;
  faults: readonly CheckoutFault[];
  /** Those of the last submit that are left, for the list at the top: it never grows while the guest fills in the form. */
  listed: readonly CheckoutFault[];
  showFaults: (faults: readonly ApiFault[]) => void;
  /** Runs all rules; true when the order may be submitted. */
  check: () => boolean;
  area: DeliveryArea | null;
  totals: PricedCart;
  /** The totals that the server now asks for; the customer has to accept them. */
  newTotals: PricedCart | null;
  setNewTotals: (totals: PricedCart | null) => void;
  methods: readonly PaymentMethod[];
  mode: SubmitMode | null;
  /** 'As soon as possible' or a chosen time. */
  wantsAppointment: boolean;
  setWantsAppointment: (wants: boolean) => void;
  sections: ReturnType<typeof shownSections>;
  context: CheckoutContext;
}

/** The checkout of a branch; the draft lives in the cart store, so it survives a reload. */
export function useCheckout(branch: Branch, cart: Cart): Checkout {
  const { shop, now } = useShop();
  const [chosenService, setService] = useService(branch, shop.config);
  const service = chosenService ?? 'takeaway';
  const { items } = cart;
  const [faults, setFaults] = useState<readonly CheckoutFault[]>([]);
  const [listed, setListed] = useState<readonly CheckoutFault[]>([]);
  const [demanded, setDemanded] = useState<{ items: readonly CartItem[]; totals: PricedCart | null } | null>(
    null,
  );
  // Totals that the server asked for with another cart are stale.
  const newTotals = demanded?.items === items ? demanded.totals : null;
  const setNewTotals = (next: PricedCart | null) => setDemanded({ items, totals: next });
  const questions = useLineQuestions(branch, items);
  const [wantsLater, setWantsLater] = useState(false);

  const area = service === 'delivery' ? areaOfDraft(branch, cart.draft) : null;
  const totals = useMemo(
    () => priceCart(items, service, area, (facts) => linesOf({ ...facts, shop, branch }, cart.draft)),
    [items, service, area, shop, branch, cart.draft],
  );
  const methods = useMemo(
    () => allowedMethods(shop.config, branch, isPayableOnline(totals)),
    [shop.config, branch, totals],
  );
  const draft = useMemo((): CheckoutDraft => {
    const known = {
      ...emptyDraft(branch.id),
      country: branch.country,
      deliveryCountry: branch.country,
      ...cart.draft,
      ...offeredChoices({ shop, branch, area, ...totals }, cart.draft),
      branch: branch.id,
      deliveryArea: area?.area ?? null,
    };
    const method = cart.draft.paymentMethod;
    // A method that the shop has since switched off, or that this cart does not allow, falls back to the default.
    return { ...known, paymentMethod: method && methods.includes(method) ? method : (methods[0] ?? 'cash') };
  }, [shop, branch, cart.draft, area, totals, methods]);
  const context: CheckoutContext = { shop, branch, service, items, now, totals };
  const wantsAppointment = wantsLater || draft.appointmentDate !== null;

  const judge = (): ApiFault[] => {
    const { faults: found } = validateCheckout(shownDraft(draft, branch, service), context);
    const listed = found.map((fault) => ({ ...fault, message: errorText(fault) }));
    if (
      wantsLater &&
      draft.appointmentDate === null &&
      !found.some(({ field }) => field === 'appointmentDate')
    ) {
      listed.push({ code: 'appointment-required', field: 'appointmentDate', message: APPOINTMENT_MISSING });
    }
    return listed;
  };
  const showFaults = (list: readonly ApiFault[]) => {
    const found = checkoutFaults(list, items);
    setFaults(found);
    setListed(found);
  };
  const required = new Set<string>([
    ...requiredFields(draft, branch, service),
    ...(contactDemands(branch, service).isAddressRequired ? ['country'] : []),
  ]);

  return {
    branch,
    service,
    setService: (next) => {
      setService(next);
      showFaults([]);
      setNewTotals(null);
    },
    items,
    questions,
    draft,
    set: (input) => {
      const change = withPlace(branch, cart.draft, input);
      cartActions(branch.identifier).setDraft(change);
      // With other lines, what the server asked for before is stale.
      if ('deliveryArea' in change || Object.keys(LINE_CHOICES).some((name) => name in change))
        setNewTotals(null);
      for (const mend of [setFaults, setListed])
        mend((before) => mendedFields(change).reduce(withoutField, before));
    },
    leave: (field) => {
      if (draft[field] === '' || draft[field] === null) return;
      const fault = judge().find((entry) => entry.field === field && entry.code !== 'required');
      setFaults((before) => [...withoutField(before, field), ...checkoutFaults(fault ? [fault] : [], items)]);
    },
    errorOf: (field) => faultOf(faults, field) ?? undefined,
    isRequired: (field) => required.has(field),
    faults,
    listed,
    showFaults,
    check: () => {
      const found = judge();
      showFaults(found);
      return found.length === 0;
    },
    area,
    totals,
    newTotals,
    setNewTotals,
    methods,
    mode: submitMode({ branch, service, isCartEmpty: items.length === 0, gross: totals.gross, area, now }),
    wantsAppointment,
    setWantsAppointment: setWantsLater,
    sections: shownSections(branch, service, draft),
    context,
  };
}

const APPOINTMENT_MISSING = errorText({ code: 'appointment-required' });

/** A change of area or address makes faults about either stale. */
function mendedFields(change: Partial<CheckoutDraft>): string[] {
  const names = Object.keys(change);
  return names.some((name) => PLACE_FIELDS_OF_DRAFT.includes(name))
    ? [...names, ...PLACE_FIELDS_OF_DRAFT]
    : names;
}

const PLACE_FIELDS_OF_DRAFT = ['deliveryArea', 'zipCode', 'deliveryZipCode'];
