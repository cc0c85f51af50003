import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { order as orderOf } from '#tests/printers/orders.ts';
import { unpaid } from '#tests/unpaid.ts';
import { cartActions, cartOf, forgetCarts } from '#web/lib/cart/cart-store.ts';
import { orderKey } from '#web/lib/cart/order-key.ts';
import { readGuestMemory, rememberOrder, useGuestMemory } from '#web/storefront/guest/guest-memory.ts';
import { dropPending, finishPending } from '#web/storefront/payment/finish-order.ts';
import {
  forgetAllPending,
  forgetPending,
  pendingAt,
  pendingOf,
  rememberPending,
} from '#web/storefront/payment/pending-payment.ts';

const NOW = new Date('2026-11-27T12:00:00+01:00');
const PENDING = { uid: 'W-1', hash: 'abc', at: '2026-11-27T11:58:00+01:00', isRemembered: false };

function storage(): { kept: Map<string, string> } & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Another tab has the device's storage, and its own of the session. */
function anotherTab(): void {
  vi.stubGlobal('sessionStorage', storage());
  forgetCarts();
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  anotherTab();
  useGuestMemory.setState({ memory: null, isWanted: false });
});

describe('an order whose guest was sent to pay', () => {
  it('is known in this tab and in a new one, which banks like to come back in', () => {
    rememberPending('linde', PENDING);
    expect(pendingAt('linde', NOW)).toEqual(PENDING);
    expect(pendingAt('kamp', NOW)).toBeNull();
    anotherTab();
    expect(pendingAt('linde', NOW)).toEqual(PENDING);
    expect(pendingOf('W-1')?.identifier).toBe('linde');
    expect(pendingOf('W-2')).toBeNull();
  });

  it('is still known to the tab it was sent from when another one has finished it', () => {
    const first = sessionStorage;
    rememberPending('linde', PENDING);
    anotherTab();
    forgetPending('linde', 'W-1');
    expect(pendingAt('linde', NOW)).toBeNull();
    vi.stubGlobal('sessionStorage', first);
    expect(pendingAt('linde', NOW)).toEqual(PENDING);
  });

  it('is forgotten after a day, and with a clock that is a day off', () => {
    rememberPending('linde', PENDING);
    for (const hours of [-25, 25])
      expect(pendingAt('linde', new Date(NOW.getTime() + hours * 3_600_000))).toBeNull();
  });

  it('gives way to the next one, which the end of the first leaves alone', () => {
    rememberPending('linde', PENDING);
    rememberPending('linde', { ...PENDING, uid: 'W-2' });
    forgetPending('linde', 'W-1');
    expect(pendingAt('linde', NOW)?.uid).toBe('W-2');
    forgetAllPending();
    expect(pendingAt('linde', NOW)).toBeNull();
  });

  it('does nothing where storage is blocked, and never throws on what else is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('theke-pending-payments', text);
        pendingAt('linde', NOW);
        pendingOf('W-1');
      }),
    );
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    rememberPending('linde', PENDING);
    expect(pendingAt('linde', NOW)).toBeNull();
  });
});

describe('the end of such an order', () => {
  const [product] = demoShop.products;
  const order = { ...orderOf([]), uid: 'W-1', hash: 'abc', balance: unpaid(cents(0)) };
  const fill = () => {
    if (product) cartActions('linde').add(newItem(product));
    cartActions('linde').setDraft({ firstName: 'Berta', comment: 'ohne Zwiebel', privacyPolicy: true });
  };

  it('empties the cart once it is with the shop; who ordered stays for the next time', () => {
    fill();
    const key = orderKey('linde');
    rememberPending('linde', PENDING);
    finishPending(order, [], NOW);
    expect(cartOf('linde')).toMatchObject({ items: [], draft: { firstName: 'Berta', privacyPolicy: false } });
    expect(cartOf('linde').draft.comment).toBeUndefined();
    expect(orderKey('linde')).not.toBe(key);
    expect(pendingAt('linde', NOW)).toBeNull();
  });

  it('leaves the cart of a device that has not placed it', () => {
    fill();
    finishPending(order, [], NOW);
    expect(cartOf('linde').items).toHaveLength(1);
  });

  it('keeps the cart when it is not paid, for an order of its own', () => {
    fill();
    const key = orderKey('linde');
    rememberPending('linde', PENDING);
    dropPending('W-1');
    expect(cartOf('linde').items).toHaveLength(1);
    expect(orderKey('linde')).not.toBe(key);
    expect(pendingAt('linde', NOW)).toBeNull();
  });

  it.each([true, false])('is remembered then, where the guest wanted that (%s)', (isRemembered) => {
    rememberOrder({ firstName: 'Berta' }, null, NOW);
    rememberPending('linde', { ...PENDING, isRemembered });
    expect(readGuestMemory(NOW)?.orders).toEqual([]);
    finishPending(order, [], NOW);
    expect(readGuestMemory(NOW)?.orders.map(({ uid }) => uid)).toEqual(isRemembered ? ['W-1'] : []);
    expect(readGuestMemory(NOW)?.contact).toEqual({ firstName: 'Berta' });
  });

  it('is not remembered when the guest has had everything deleted meanwhile', () => {
    rememberPending('linde', { ...PENDING, isRemembered: true });
    finishPending(order, [], NOW);
    expect(readGuestMemory(NOW)).toBeNull();
  });
});
