import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { closeCartPanel, useCartPanel } from '#web/lib/cart/cart-panel.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { useNoticePlace } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { useHistoryEntry } from '#web/ui/overlay-history.ts';
import { OrderTime } from '../time/order-time.tsx';
import { CheckoutButton, DeliveryChoice, usePricedCart } from './cart-contents.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartTotals } from './cart-totals.tsx';
import { Elsewhere } from './elsewhere.tsx';
import * as texts from './texts.ts';

/** The open cart of the header: a dropdown on the desktop, a sheet on the phone. */
export function FilledPanel({ branch }: { branch: Branch }) {
  return useIsDesktop() ? <Dropdown branch={branch} /> : <Sheet branch={branch} />;
}

/** Closing the sheet makes a phone look at the whole menu again: the press shows first. */
const closeSoon = () => afterPaint(closeCartPanel);

function Sheet({ branch }: { branch: Branch }) {
  const { hasAdded } = useCartPanel();
  const priced = usePricedCart(branch);
  return (
    <Overlay
      isOpen
      onClose={closeCartPanel}
      title={texts.cart}
      footer={
        <div className="flex flex-col gap-3">
          <NoticePlace />
          <CartTotals priced={priced.priced} />
          <CheckoutButton branch={branch} onClick={closeSoon} />
          <Button look="quiet" isWide onClick={closeSoon}>
            {texts.continueShopping}
          </Button>
        </div>
      }
    >
      <PanelPlace branch={branch} />
      {hasAdded && <AddedMessage />}
      <CartLines
        branch={branch}
        items={priced.cart.items}
        lines={priced.priced.items}
        onEdit={closeCartPanel}
      />
      <DeliveryChoice branch={branch} />
      <Elsewhere branch={branch} look={ELSEWHERE} />
    </Overlay>
  );
}

/** The sheet makes the page and its notices inert: while it is open, they stand in it. */
function NoticePlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    useNoticePlace.setState({ place: place.current });
    return () => useNoticePlace.setState({ place: null });
  }, []);
  return <div ref={place} aria-live="polite" data-notices className="flex flex-col gap-2" />;
}

const ELSEWHERE = 'mt-4 min-h-11 border-line border-t pt-4 text-sm hover:underline';

/** Whose cart it is: on the home page and on content pages nothing else says so. */
function PanelPlace({ branch }: { branch: Branch }) {
  return (
    <div className="mb-4 text-sm">
      <p className="text-muted">{useOrderPlace(branch)}</p>
      <OrderTime branch={branch} isServiceNamed />
    </div>
  );
}

function AddedMessage() {
  return (
    <div className="mb-5">
      <NoticeBox tone="success" role="status">
        <p className="font-semibold">{texts.productAdded}</p>
      </NoticeBox>
    </div>
  );
}

const toggle = () => document.getElementById('cart-toggle');

/** Closes the panel and returns the focus to the button that opened it. */
function leavePanel(): void {
  closeCartPanel();
  toggle()?.focus();
}

function Dropdown({ branch }: { branch: Branch }) {
  const panel = useRef<HTMLElement>(null);
  const priced = usePricedCart(branch);
  useHistoryEntry(true, leavePanel);

  useEffect(() => {
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) leavePanel();
    };
    const onPress = (event: PointerEvent) => {
      const target = event.target;
      if (!(target instanceof Node) || panel.current?.contains(target) || toggle()?.contains(target)) return;
      if (target instanceof Element && target.closest('[data-notices]')) return;
      closeCartPanel();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  return (
    <section
      ref={panel}
      data-cart
      tabIndex={-1}
      aria-label={texts.cart}
      className="absolute top-full right-0 z-40 mt-3 flex max-h-[calc(100dvh-8rem)] w-[26rem] animate-fade flex-col rounded-card border border-line bg-card shadow-lift"
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-6">
        <PanelPlace branch={branch} />
        <CartLines
          branch={branch}
          items={priced.cart.items}
          lines={priced.priced.items}
          onEdit={closeCartPanel}
        />
        <DeliveryChoice branch={branch} />
        <Elsewhere branch={branch} look={ELSEWHERE} />
      </div>
      <div className="flex flex-col gap-4 border-line border-t p-6">
        <CartTotals priced={priced.priced} />
        <CheckoutButton branch={branch} onClick={closeCartPanel} />
      </div>
    </section>
  );
}
