import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { enabledServices, takesOrders } from '#domain/shop/service.ts';
import { type Cart, useCart } from '#web/lib/cart/cart-store.ts';
import { forgetOrderKey } from '#web/lib/cart/order-key.ts';
import { useTableOfAddress } from '#web/lib/cart/table-of-address.ts';
import { useBranch } from '#web/lib/shop.tsx';
import { trackInitiateCheckout } from '#web/lib/tracking/analytics.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RememberChoice } from '../guest/remember-choice.tsx';
import { BranchWarnings } from '../offer/branch-warnings.tsx';
import { dropPending } from '../payment/finish-order.ts';
import { AcceptanceSection } from './acceptance-section.tsx';
import { AddressSection } from './address-section.tsx';
import { AppointmentSection } from './appointment-section.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import { CommentSection } from './comment-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DonationSection } from './donation-section.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { FaultList } from './fault-list.tsx';
import { OutageNotice } from './outage-notice.tsx';
import { PaymentSection } from './payment-section.tsx';
import { usePendingAddress } from './pending-address.ts';
import { PendingOrder } from './pending-order.tsx';
import { ServiceSection } from './service-section.tsx';
import { focusQuestion, SubmitSection } from './submit-section.tsx';
import { TableSection } from './table-section.tsx';
import * as texts from './texts.ts';
import { TipSection } from './tip-section.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';
import { useSubmit } from './use-submit.ts';

/** /store/{branchIdentifier}/checkout, and /checkout/error after a failed online payment. */
export function CheckoutPage() {
  const { identifier } = useParams();
  const { pathname, state } = useLocation();
  const branch = useBranch(identifier);
  const cart = useCart(branch?.identifier ?? '');
  const [isPlaced, setIsPlaced] = useState(false);
  const [pending, drop] = usePendingAddress(branch);
  const [outcome, setOutcome] = useState<'over' | 'changed' | null>(null);
  // Once the order is placed the cart is empty, but the status page may still be loading.
  if (!branch || !cart.hydrated || isPlaced) return <Skeleton />;
  const hasFailedPayment = pathname.replace(/\/+$/, '').endsWith('/checkout/error');
  const without = (how: 'over' | 'changed') => {
    if (pending) dropPending(pending.uid);
    drop();
    setOutcome(how);
  };
  if (pending) {
    return (
      <PendingOrder
        key={pending.uid}
        address={pending}
        branch={branch}
        hasFailedPayment={hasFailedPayment}
        onOver={() => without('over')}
        onChange={() => without('changed')}
      />
    );
  }
  const placed = placedIn(state);
  if (cart.items.length === 0 && placed) return <Navigate to={placed} replace />;
  const news = newsOf(outcome, { hasFailedPayment, hasCart: cart.items.length > 0 });
  if (cart.items.length === 0) return <EmptyCart branch={branch} news={news} />;
  return (
    <CheckoutForm
      branch={branch}
      cart={cart}
      onPlaced={() => setIsPlaced(true)}
      hasFailedPayment={hasFailedPayment}
      news={news}
    />
  );
}

/** What the guest is told of an order before this one. */
function newsOf(
  outcome: 'over' | 'changed' | null,
  { hasFailedPayment, hasCart }: { hasFailedPayment: boolean; hasCart: boolean },
): ReactNode {
  if (outcome === 'over') {
    return (
      <NoticeBox tone="warning" role="alert">
        {texts.noLongerWaiting} {hasCart && texts.cartIsKept}
      </NoticeBox>
    );
  }
  return outcome === null && hasFailedPayment ? <FailedPayment /> : null;
}

/** The path of the order that was placed from this entry of the history. */
function placedIn(state: unknown): string | null {
  const placed = state !== null && typeof state === 'object' && 'placed' in state ? state.placed : null;
  return typeof placed === 'string' ? placed : null;
}

function EmptyCart({ branch, news }: { branch: Branch; news: ReactNode }) {
  return (
    <div className="page-width flex flex-col items-center gap-5 py-20 text-center">
      {news}
      <span className="flex size-20 items-center justify-center rounded-full bg-sand text-muted">
        <Icon name="bag" className="size-9" />
      </span>
      <h1 className="font-display text-2xl">{texts.emptyCartTitle}</h1>
      <ButtonLink to={`/store/${branch.identifier}`}>{texts.backToMenu}</ButtonLink>
    </div>
  );
}

/** Count entering checkout once. */
function useEntry({ branch, items, context }: Checkout): void {
  const entry = useRef(() => trackInitiateCheckout(branch, items, context.shop.config.currency));
  useEffect(() => entry.current(), []);
}

interface CheckoutFormProps {
  branch: Branch;
  cart: Cart;
  hasFailedPayment: boolean;
  news: ReactNode;
  onPlaced: () => void;
}

function CheckoutForm({ branch, cart, hasFailedPayment, news, onPlaced }: CheckoutFormProps) {
  const checkout = useCheckout(branch, cart);
  const faultPlace = useRef<HTMLDivElement>(null);
  const submission = useSubmit(checkout, onPlaced, () => {
    window.scrollTo({ top: 0 });
    // The list is rendered after this handler.
    requestAnimationFrame(() => faultPlace.current?.focus({ preventScroll: true }));
  });
  useTableOfAddress(checkout.branch);
  useEntry(checkout);
  useEffect(() => {
    // The failed order is over; the next attempt is a new order.
    if (hasFailedPayment) forgetOrderKey(branch.identifier);
  }, [hasFailedPayment, branch.identifier]);

  const submit = () => {
    const asking = checkout.questions.findIndex(Boolean);
    if (asking >= 0) focusQuestion(asking);
    else submission.submit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className="page-width pt-4 pb-16 desk:pt-8">
      <CheckoutHead branch={branch} title={texts.completeOrder} />
      <form
        noValidate
        onSubmit={onSubmit}
        className="desk:grid desk:grid-cols-[1fr_27rem] desk:items-start desk:gap-10"
      >
        <div className="flex min-w-0 flex-col gap-5">
          {news}
          <FaultList faults={checkout.listed} place={faultPlace}>
            {submission.outage && (
              <OutageNotice outage={submission.outage} isSending={submission.isSending} onResend={submit} />
            )}
          </FaultList>
          <Sections checkout={checkout} />
        </div>
        <aside
          aria-label={texts.summary}
          className="mt-5 flex flex-col gap-6 rounded-card border border-line bg-card px-5 py-6 shadow-card sm:px-7 desk:sticky desk:top-28 desk:mt-0"
        >
          <CartSummary checkout={checkout} />
          <SubmitSection checkout={checkout} submission={submission} />
        </aside>
      </form>
    </div>
  );
}

/** The form; without a submit button to come, only the warning and the services that can still be chosen (R45). */
function Sections({ checkout }: { checkout: Checkout }) {
  const { branch, service, sections, context } = checkout;
  const offered = enabledServices(branch).filter((one) => takesOrders(branch, one, context.now));
  return (
    <>
      {offered.length > 0 && <ServiceSection checkout={checkout} />}
      <BranchWarnings branch={branch} service={service} />
      {offered.includes(service) && (
        <>
          {sections.isTableShown && <TableSection checkout={checkout} />}
          {sections.isContactShown && <ContactSection checkout={checkout} />}
          {sections.isAddressShown && <AddressSection checkout={checkout} />}
          <AppointmentSection checkout={checkout} />
          <CommentSection checkout={checkout} />
          <DonationSection checkout={checkout} />
          <TipSection checkout={checkout} />
          <PaymentSection checkout={checkout} />
          <RememberChoice branch={branch} draft={checkout.draft} set={checkout.set} />
          <AcceptanceSection checkout={checkout} />
        </>
      )}
    </>
  );
}
