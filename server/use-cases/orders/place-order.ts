import { randomUUID } from 'node:crypto';
import { AppError, type Fault, validationError } from '#domain/errors.ts';
import { fromDecimal } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import {
  type CheckoutContext,
  type CheckoutDraft,
  serviceFault,
  validateCheckout,
} from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { CHOICES_WIRE, PRICED_CART_WIRE } from '#domain/ordering/order-wire.ts';
import { branchByPhone } from '#domain/ordering/phone-order.ts';
import { stockAfter } from '#domain/ordering/stock.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Shortage } from '#domain/shop/shortage.ts';
import type { PlaceOrderInput } from '#inputs/place-order.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { StoredUpload } from '#use-cases/files/file-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { type BrakedOrder, brakeOrder, leave } from './brake/brake-order.ts';
import { claimRequest } from './claim-request.ts';
import { branchOf, type ComposedOrder, composeOrder } from './compose-order.ts';
import { newOrderEffects } from './new-order-effects.ts';
import type { Claim, Placement } from './order-store.ts';
import { publicOrder, ticketSwitch } from './order-view.ts';
import { namedUploads, resolveParts } from './resolve-parts.ts';
import { lookEffects } from './settled-plan.ts';
import { takeStock } from './take-stock.ts';

export interface PlaceOrderRequest {
  input: PlaceOrderInput;
  idempotencyKey: string | null;
  actor: Actor;
  /** Staff take it for a guest on the phone (R233). */
  isByPhone?: boolean;
  /** Whoever sent it from outside; null: nobody counts by that (R342). */
  client?: { address: string; proof: string | null } | null;
}

export interface PlacedOrder {
  order: PublicOrder;
  /** False when a repeated request returns the order it created before. */
  isNew: boolean;
}

/** How often an order is validated again when the shop changes in the meantime, as it does with each order of what is counted. */
const ATTEMPTS = 8;

/**
 * Places an order: validates and prices it against the stored shop, then stores it with everything that follows from it in
 * one transaction. The same key and body return the same order again. Throws 'validation-failed' with the faults,
 * 'price-changed' with the new totals, 'idempotency-conflict'.
 */
export async function placeOrder(deps: Deps, request: PlaceOrderRequest): Promise<PlacedOrder> {
  const claim = claimOf(request, deps.clock.now());
  // The statement that stores the order refuses an outdated snapshot, so the usual order need not query the shop.
  let recent = deps.db.shop.recent();
  let braked: BrakedOrder | null = null;
  let isStored = false;
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { shop, version } = recent ?? (await deps.db.shop.snapshot());
      const isRecent = recent !== null;
      recent = null;
      let order: Judgement;
      try {
        order = await judge(deps, shop, request);
        braked ??= await brake(deps, request, order);
      } catch (refusal) {
        if (isRecent && (await deps.db.shop.version()) !== version) continue;
        // The shop may have closed since the first answer was lost: a retry is answered all the same.
        const first = request.idempotencyKey && (await firstOrder(deps, claim));
        if (first) return { order: first, isNew: false };
        throw refusal;
      }
      const { isHeld, sender } = braked;
      if (isHeld) order = { ...order, progress: { ...order.progress, isHeld }, stock: null };
      const placement = await store(deps, {
        order,
        sender,
        effects: firstEffects(deps, shop, order),
        shopVersion: version,
        claim,
        actor: request.actor,
      });
      if (placement.outcome === 'placed') {
        isStored = true;
        const { id, ticketNumber } = placement;
        const untouched = {
          id,
          ticketNumber,
          version: 1,
          items: order.items,
          history: [],
          revisions: [],
          payments: [],
          refunds: [],
        };
        return {
          order: publicOrder({ ...order.content, ...order.progress, ...untouched }, shop.config),
          isNew: true,
        };
      }
      if (placement.outcome === 'repeated') {
        const first = await firstOrder(deps, claim);
        if (first) return { order: first, isNew: false };
      }
      // Stale, or an upload was taken in the meantime: validate again, to report what is wrong by now.
    }
    throw new AppError('unavailable');
  } finally {
    if (braked?.sender && !isStored) await leave(deps, braked.sender.arrival);
  }
}

/** One that is paid online is announced once it is (R302), one that the brake holds once staff release it (R343). */
function firstEffects(deps: Deps, shop: Shop, { content, progress }: Judgement): Effect[] {
  if (progress.paymentState === 'open') return lookEffects();
  return progress.isHeld ? [] : newOrderEffects(deps, shop, content);
}

/** Staff and devices are known, and so are their many orders. */
async function brake(
  deps: Deps,
  { input, actor, client = null }: PlaceOrderRequest,
  { branch, cart }: Judgement,
): Promise<BrakedOrder> {
  if (!client || actor.kind !== 'visitor') return { isHeld: false, sender: null };
  const { email, phone } = input;
  const { address, proof } = client;
  return brakeOrder(deps, { branch, items: cart, contact: { email, phone, address }, body: input, proof });
}

type Judged = Pick<PlaceOrderRequest, 'input' | 'actor' | 'isByPhone'>;

interface Judgement extends ComposedOrder {
  branch: Branch;
  cart: readonly CartItem[];
  /** What the branch has left of what it counts; null if the order takes nothing of that. */
  stock: readonly Shortage[] | null;
}

/** All validation; throws the faults of the order. */
async function judge(deps: Deps, shop: Shop, { input, actor, isByPhone }: Judged): Promise<Judgement> {
  const found = branchOf(shop.branches, input.branch);
  const branch = found && isByPhone ? branchByPhone(found) : found;
  // Before the shop opens only its staff try it out (R198).
  const isOpen = !shop.config.isOpeningSoon || actor.kind !== 'visitor';
  if (!branch || !isOpen) throw validationError([{ code: 'branch-unavailable', field: 'branch' }]);
  const ambiguous = serviceFault(input, branch);
  if (ambiguous) throw validationError([ambiguous]);
  const uploads = await namedUploads(
    deps,
    input.items.map((item) => item.parts),
  );
  const { items, faults } = itemsOf(shop, input, uploads);
  const context: CheckoutContext = { shop, branch, service: serviceOf(input), items, now: deps.clock.now() };
  const draft: CheckoutDraft = { ...input, ...CHOICES_WIRE.fromWire(input) };
  const verdict = validateCheckout(draft, context);
  const wrong = [...faults, ...verdict.faults];
  const { totals } = verdict;
  if (wrong.length > 0 || !totals) throw validationError(onePerField(wrong));
  // Where no total is shown nobody can have agreed to one, and the answer would reveal it (R64, A7).
  const agreed = totals.pricing === 'minimum' ? undefined : input.totalGross;
  if (agreed !== undefined && fromDecimal(agreed) !== totals.totalGross) {
    throw new AppError('price-changed', { details: PRICED_CART_WIRE.toWire(totals) });
  }
  const composed = composeOrder({ ...context, draft, totals, language: input.language ?? 'de' });
  const stock = stockAfter({ branch, products: shop.products, items });
  return { ...composed, branch, cart: items, stock };
}

/** The cart with the shop's own products. Throws when one is missing: the rest could not be validated at their positions. */
function itemsOf(
  shop: Shop,
  input: PlaceOrderInput,
  uploads: ReadonlyMap<number, StoredUpload>,
): { items: CartItem[]; faults: Fault[] } {
  const products = new Map(shop.products.map((product) => [product.id, product]));
  const unknown = input.items.flatMap((item, index) =>
    products.has(item.product)
      ? []
      : [{ code: 'product-unavailable' as const, field: `items.${index}.product`, params: { product: '' } }],
  );
  if (unknown.length > 0) throw validationError(unknown);
  const faults: Fault[] = [];
  const items: CartItem[] = [];
  input.items.forEach(({ product: id, amount, unit, parts }, index) => {
    const product = products.get(id);
    if (!product) return;
    const resolved = resolveParts(product, parts, (id) => freeUpload(uploads.get(id)));
    faults.push(
      ...resolved.faults.map(({ field, ...fault }) => ({ ...fault, field: `items.${index}.${field}` })),
    );
    items.push({ product, amount, unit, parts: resolved.parts });
  });
  return { items, faults };
}

function freeUpload(upload: StoredUpload | undefined): StoredUpload | null {
  return upload?.order === null ? upload : null;
}

/** Thrown inside the transaction, so that nothing of a failed placement remains. */
class NotPlaced extends Error {
  readonly placement: Placement;
  constructor(placement: Placement) {
    super(placement.outcome);
    this.placement = placement;
  }
}

interface Placing extends Pick<BrakedOrder, 'sender'> {
  order: Judgement;
  effects: readonly Effect[];
  shopVersion: bigint;
  claim: Claim;
  actor: Actor;
}

async function store(deps: Deps, placing: Placing): Promise<Placement> {
  const { content, progress, items, uploads, stock } = placing.order;
  const { effects, sender, shopVersion, claim } = placing;
  const author = authorOf(placing.actor);
  const order = { content, progress, items, uploads, claim, sender, shopVersion, author, effects };
  // One statement is its own transaction; without uploads and counts nothing ever has to be rolled back.
  if (uploads.length === 0 && !stock) return deps.db.orders.place(order);
  try {
    return await deps.db.transaction(async (stores) => {
      if (stock) {
        await stores.records.lock();
        // Another order may have taken its share before the lock was ours.
        if ((await stores.shop.version()) !== shopVersion) return { outcome: 'outdated' };
      }
      const placement = await stores.orders.place(order);
      if (placement.outcome === 'uploads-taken') throw new NotPlaced(placement);
      if (stock && placement.outcome === 'placed') await takeStock(stores, content.branchId, stock);
      return placement;
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.placement;
    throw error;
  }
}

function claimOf({ input, idempotencyKey }: PlaceOrderRequest, now: Date): Claim {
  // Without a key every request is an order of its own: somebody may well want the same twice.
  return claimRequest('order', idempotencyKey ?? randomUUID(), input, now);
}

/** The order that the claim stands for, if already placed. */
async function firstOrder(deps: Deps, claim: Claim): Promise<PublicOrder | null> {
  const known = await deps.db.orders.claimed(claim);
  if (!known) return null;
  if (known.bodyHash !== claim.bodyHash) throw new AppError('idempotency-conflict');
  const order = await deps.db.orders.byId(known.order, null);
  return order ? publicOrder(order, await ticketSwitch(deps)) : null;
}

/** The first fault of each field: one sentence per input of the form. */
function onePerField(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const field = fault.field ?? fault.code;
    if (seen.has(field)) return false;
    seen.add(field);
    return true;
  });
}
