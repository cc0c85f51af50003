import { useEffect, useMemo, useReducer, useRef } from 'react';
import { stepsOf } from '#domain/catalogue/product.ts';
import { type CartItem, cleanItem } from '#domain/ordering/item.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { announceAdded } from '#web/lib/cart/cart-panel.ts';
import { cartActions, useCart } from '#web/lib/cart/cart-store.ts';
import {
  type ConfiguratorRequest,
  closeConfigurator,
  useConfigurator,
} from '#web/lib/cart/configurator-store.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { notify } from '#web/lib/notices.ts';
import { useShop } from '#web/lib/shop.tsx';
import { trackAddToCart } from '#web/lib/tracking/analytics.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { OFFER_TEXTS, useLoss } from '../offer/offer.ts';
import { SaleTimes } from '../time/sale-times.tsx';
import { useSaleTimes } from '../time/use-sale-times.ts';
import {
  type Configuration,
  type ConfigurationEvent,
  canSave,
  configurationAfter,
  isStepwise,
  isWork,
  startConfiguration,
  startItem,
  stepFaults,
} from './configuration.ts';
import { ConfiguratorFooter } from './configurator-footer.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { itemPriceLabel, unitPriceLabel } from './price-label.ts';
import { ProductSide } from './product-side.tsx';
import { stepId } from './step-frame.tsx';
import { StepList } from './step-list.tsx';
import { StepProgress } from './step-progress.tsx';
import * as texts from './texts.ts';
import { UnitSwitch } from './unit-switch.tsx';
import { useKeptConfiguration } from './use-kept-configuration.ts';
import { useShortages } from './use-shortages.ts';

/** The overlay that configures a product and adds it to the cart; nothing while none is chosen. */
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

function OpenConfigurator(request: ConfiguratorRequest) {
  const { branch, product, index } = request;
  const { currency } = useShop().shop.config;
  const cart = useCart(branch.identifier);
  const isUpdate = index !== undefined;
  const shortages = useShortages();
  const [configuration, tell] = useReducer(
    (before: Configuration, event: ConfigurationEvent) => configurationAfter(before, event, shortages),
    null,
    () => {
      const start = startItem(product, isUpdate ? cart.items[index] : undefined);
      return startConfiguration(start, request.resume, request.step);
    },
  );
  const { item, step, focus } = configuration;
  const parts = stepsOf(product);
  const faults = useMemo(() => stepFaults(item, shortages), [item, shortages]);
  const isOneByOne = isStepwise(product);
  const place = useOrderPlace(branch);
  const { loss, sale, isLost } = useHindrance(branch, product);
  useKeptConfiguration(request, configuration);
  // A second press, before it has closed, must not order twice.
  const isSaved = useRef(false);

  useEffect(() => {
    if (focus) focusStep(focus.step);
  }, [focus]);

  const leave = () => {
    if (isWork(configuration, isUpdate)) tell({ kind: 'leaving' });
    else closeConfigurator();
  };

  const save = () => {
    if (isLost) return;
    if (!canSave(configuration, shortages)) {
      tell({ kind: 'refused' });
      return;
    }
    if (isSaved.current) return;
    isSaved.current = true;
    afterPaint(() => {
      // Already closed, by Back or because its page was left: the press still counts.
      closeConfigurator();
      putIntoCart(item, request, place);
    });
  };

  const back =
    step === 0
      ? { label: texts.cancel, onBack: leave }
      : { label: texts.back, onBack: () => tell({ kind: 'back' }) };
  const isLast = !isOneByOne || step === parts.length - 1;
  const price = itemPriceLabel(item, currency);
  const isBeside = parts.length > 0 && product.images.length > 0;
  return (
    <>
      <Overlay
        isOpen
        onClose={leave}
        title={product.name}
        isWide={isBeside}
        shape={isOneByOne ? 'steady' : 'sheet'}
        above={isOneByOne && <StepProgress {...{ configuration, shortages, price, tell }} />}
        footer={
          <>
            <p className="pb-2 text-center text-muted text-sm leading-tight short:hidden">{place}</p>
            {loss && (
              <p role="alert" className="pb-3 text-center font-semibold text-error">
                {OFFER_TEXTS[loss]}
              </p>
            )}
            <ConfiguratorFooter
              item={item}
              wanted={configuration.wanted}
              onAmount={(amount, wanted) => tell({ kind: 'amount', amount, wanted })}
              price={price}
              isUpdate={isUpdate}
              canSave={canSave(configuration, shortages) && !isLost}
              onSave={save}
              back={isOneByOne ? back : null}
              next={isLast ? null : { canGo: !faults.has(step), onNext: () => tell({ kind: 'next' }) }}
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
            price={unitPriceLabel(item, currency)}
            isBeside={isBeside}
            isShort={isOneByOne && step > 0}
          />
          <div className="flex min-w-0 flex-col gap-8">
            {step === 0 && <SaleTimes sale={sale} />}
            <LostNotice lost={configuration.lost} />
            <StepList {...{ configuration, shortages, tell, faults, currency }} />
            {isLast && <UnitSwitch item={item} onUnit={(unit) => tell({ kind: 'unit', unit })} />}
            {configuration.isWaitShown && <NoticeBox role="status">{texts.waitForUploads}</NoticeBox>}
          </div>
        </div>
      </Overlay>
      {configuration.isLeaving && (
        <DiscardQuestion
          name={product.name}
          isUpdate={isUpdate}
          onStay={() => tell({ kind: 'staying' })}
          onDiscard={closeConfigurator}
        />
      )}
    </>
  );
}

/** Why a product cannot be put into the cart, now or at all. */
function useHindrance(branch: ConfiguratorRequest['branch'], product: ConfiguratorRequest['product']) {
  const loss = useLoss(branch, product);
  const sale = useSaleTimes(branch, product);
  return { loss, sale, isLost: loss !== null || (sale?.isBlocked ?? false) };
}

/** What a reload could not bring back. */
function LostNotice({ lost }: { lost: readonly string[] }) {
  if (lost.length === 0) return null;
  return (
    <NoticeBox tone="warning" icon="info" role="status">
      {texts.keptLost({ names: lost.join(', ') })}
    </NoticeBox>
  );
}

function putIntoCart(item: CartItem, { branch, product, index }: ConfiguratorRequest, place: string): void {
  const actions = cartActions(branch.identifier);
  trackAddToCart(branch, item);
  if (index === undefined) {
    actions.add(cleanItem(item));
    announceAdded(branch, product, place);
  } else {
    actions.replace(index, cleanItem(item));
    notify({ text: texts.productAdded, detail: place, tone: 'success', about: branch.identifier });
  }
}

/** Room above a step that is scrolled to. */
const ABOVE_STEP = 20;

/**
 * Focuses a step, so that the keyboard continues from there, and scrolls the content to it. Done manually: scrollIntoView
 * would also move the overlay itself.
 */
function focusStep(index: number): void {
  const place = document.getElementById(stepId(index));
  if (!place) return;
  place.focus({ preventScroll: true });
  const content = place.closest('.overlay-content');
  if (!content) return;
  // On a short screen the overlay scrolls as a whole (theme.css).
  const isWhole = getComputedStyle(content).overflowY === 'visible';
  const scroller = isWhole ? (content.closest('dialog') ?? content) : content;
  scroller.scrollBy(0, place.getBoundingClientRect().top - scroller.getBoundingClientRect().top - ABOVE_STEP);
}
