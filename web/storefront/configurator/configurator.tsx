import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanItem, isItemValid, stepsOf } from '#domain/item.ts';
import { trackAddToCart } from '#web/lib/analytics.ts';
import { announceAdded } from '#web/lib/cart-panel.ts';
import { cartActions, useCart } from '#web/lib/cart-store.ts';
import { type ConfiguratorRequest, closeConfigurator, useConfigurator } from '#web/lib/configurator-store.ts';
import { notify } from '#web/lib/notices.ts';
import { useShop } from '#web/lib/shop.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { OFFER_TEXTS, useLoss } from '../offer/offer.ts';
import { UnitSwitch } from './amount-field.tsx';
import { isBegun } from './choices.ts';
import { ConfiguratorFooter } from './configurator-footer.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { itemPriceLabel, startPriceLabel, unitPriceLabel } from './price-label.ts';
import { ProductSide } from './product-side.tsx';
import { StepField } from './step-field.tsx';
import { stepId } from './step-frame.tsx';
import { StepProgress } from './step-progress.tsx';
import { startItem, usePendingItem } from './use-item.ts';

/** The overlay in which a product is configured and put into the cart; nothing while none is chosen. */
export function Configurator() {
  const request = useConfigurator((state) => state.request);
  if (!request) return null;
  return (
    <OpenConfigurator
      key={`${request.branch.id}/${request.product.id}/${request.index ?? 'new'}`}
      {...request}
    />
  );
}

function OpenConfigurator({ branch, product, index }: ConfiguratorRequest) {
  const { shop } = useShop();
  const cart = useCart(branch.identifier);
  const isUpdate = index !== undefined;
  const [start] = useState(() => startItem(product, isUpdate ? cart.items[index] : undefined));
  const pending = usePendingItem(start);
  const { item } = pending;
  const parts = stepsOf(product);
  const isStepwise = product.isStepByStep && parts.length > 1;
  const [step, setStep] = useState(0);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [isWaitShown, setIsWaitShown] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { currency } = shop.config;
  const loss = useLoss(branch, product);

  const markBusy = useCallback((at: number, isBusy: boolean) => {
    setBusy((before) => {
      const after = new Set(before);
      if (isBusy) after.add(at);
      else after.delete(at);
      return after;
    });
    if (!isBusy) setIsWaitShown(false);
  }, []);

  // A new step starts at its top, and the focus goes with it; not on opening, where the overlay places it.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusStep(step);
  }, [step]);

  // What took several steps is not thrown away by a slip of the finger.
  const leave = () => {
    const isWork = isStepwise && (isBegun(start, item) || (!isUpdate && step > 0) || busy.size > 0);
    if (isWork) setIsLeaving(true);
    else closeConfigurator();
  };

  const showFault = (at: number) => {
    if (isStepwise && at !== step) setStep(at);
    else focusStep(at);
  };

  const save = () => {
    if (loss) return;
    if (busy.size > 0) {
      setIsWaitShown(true);
      return;
    }
    if (!isItemValid(item)) {
      pending.reveal(parts.map((_, at) => at));
      if (pending.firstFault !== null) showFault(pending.firstFault);
      return;
    }
    const actions = cartActions(branch.identifier);
    closeConfigurator();
    trackAddToCart(branch, item);
    if (index === undefined) {
      actions.add(cleanItem(item));
      announceAdded(branch);
    } else {
      actions.replace(index, cleanItem(item));
      notify({ text: 'Produkt zum Warenkorb hinzugefügt.', tone: 'success' });
    }
  };

  const next = () => {
    if (!pending.isStepValid(step)) {
      pending.reveal([step]);
      focusStep(step);
    } else if (busy.has(step)) setIsWaitShown(true);
    else setStep(step + 1);
  };

  const isLast = !isStepwise || step === parts.length - 1;
  const price = itemPriceLabel(item, currency);
  const hasSteps = parts.length > 0;
  const isBeside = hasSteps && product.images.length > 0;
  return (
    <>
      <Overlay
        isOpen
        onClose={leave}
        title={product.name}
        isWide={isBeside}
        footer={
          <>
            {loss && (
              <p role="alert" className="pb-3 text-center font-semibold text-error">
                {OFFER_TEXTS[loss]}
              </p>
            )}
            <ConfiguratorFooter
              item={item}
              onAmount={pending.setAmount}
              price={price}
              isUpdate={isUpdate}
              canSave={isItemValid(item) && busy.size === 0 && !loss}
              onSave={save}
              back={
                isStepwise
                  ? step === 0
                    ? { label: 'Abbrechen', onBack: leave }
                    : { label: 'Zurück', onBack: () => setStep(step - 1) }
                  : null
              }
              next={isLast ? null : { canGo: pending.isStepValid(step), onNext: next }}
            />
          </>
        }
      >
        <div
          className={
            isBeside
              ? 'flex flex-col gap-6 desk:grid desk:grid-cols-[21rem_1fr] desk:items-start desk:gap-9'
              : 'flex flex-col gap-6'
          }
        >
          <ProductSide
            product={product}
            price={
              isItemValid(item) || item.unit !== product.unit
                ? unitPriceLabel(item, currency)
                : startPriceLabel(product, currency)
            }
            isBeside={isBeside}
            isShort={isStepwise && step > 0}
          />
          <div className={`flex min-w-0 flex-col gap-8 ${isStepwise ? 'min-h-[58dvh] desk:min-h-96' : ''}`}>
            {isStepwise && (
              <StepProgress step={step} total={parts.length} name={parts[step]?.name ?? ''} price={price} />
            )}
            {parts.map((part, at) => (
              // Hidden steps stay mounted: a file on its way must not be lost by going on.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a step.
              <div key={at} hidden={isStepwise && at !== step}>
                <StepField
                  part={part}
                  index={at}
                  value={item.parts[at] ?? null}
                  onChange={(value) => pending.setPart(at, value)}
                  onBusy={(isBusy) => markBusy(at, isBusy)}
                  error={pending.messageOf(at)}
                  currency={currency}
                  isPriceHidden={product.isPriceHidden}
                />
              </div>
            ))}
            {isLast && <UnitSwitch item={item} onUnit={pending.setUnit} />}
            {isWaitShown && (
              <NoticeBox role="status">Bitte warten Sie, bis das Hochladen abgeschlossen ist.</NoticeBox>
            )}
          </div>
        </div>
      </Overlay>
      {isLeaving && (
        <DiscardQuestion
          name={product.name}
          isUpdate={isUpdate}
          onStay={() => setIsLeaving(false)}
          onDiscard={closeConfigurator}
        />
      )}
    </>
  );
}

/** Room for the progress bar above a step that is scrolled to. */
const ABOVE_STEP = 112;

/**
 * Focuses a step, so that a keyboard goes on from there, and scrolls the content to it. By hand: scrollIntoView would
 * move the overlay itself as well.
 */
function focusStep(index: number): void {
  const place = document.getElementById(stepId(index));
  if (!place) return;
  place.focus({ preventScroll: true });
  const content = place.closest('.overlay-content');
  if (!content) return;
  // On a low screen the overlay scrolls as a whole (theme.css).
  const isWhole = getComputedStyle(content).overflowY === 'visible';
  const scroller = isWhole ? (content.closest('dialog') ?? content) : content;
  scroller.scrollBy(0, place.getBoundingClientRect().top - scroller.getBoundingClientRect().top - ABOVE_STEP);
}
