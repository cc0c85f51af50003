import { unitName } from '#domain/money/units.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { Button } from '#web/ui/button.tsx';
import { AmountStepper } from '../offer/amount-stepper.tsx';
import * as texts from './texts.ts';

interface ConfiguratorFooterProps {
  item: CartItem;
  /** The amount that was asked for, where it differs. */
  wanted: number | null;
  onAmount: (amount: number, wanted: number | null) => void;
  /** null where the price is hidden. */
  price: string | null;
  isUpdate: boolean;
  canSave: boolean;
  onSave: () => void;
  /** For step by step: null hides that button. */
  back: { label: string; onBack: () => void } | null;
  next: { canGo: boolean; onNext: () => void } | null;
}

/**
 * The sticky footer of the configurator: amount and the button with the live price; or back and next, with 'Fertig' between
 * them as soon as the item can be ordered as it is.
 */
export function ConfiguratorFooter(props: ConfiguratorFooterProps) {
  const { item, price, isUpdate, back, next } = props;
  return (
    <div
      className={
        next && !isUpdate
          ? 'grid grid-cols-[1fr_1fr_1fr] gap-x-3'
          : 'flex flex-wrap items-center gap-x-3 gap-y-3'
      }
    >
      {!next && (
        <AmountStepper
          item={item}
          wanted={props.wanted}
          onAmount={props.onAmount}
          label={texts.amountIn({ unit: unitName(item.unit, 2) })}
        />
      )}
      {back && (
        <Button look="secondary" onClick={back.onBack} className={next ? 'flex-1 px-2' : 'ml-auto desk:ml-0'}>
          {back.label}
        </Button>
      )}
      {next && !isUpdate && (
        // Its space is reserved before it appears: nothing may move under the finger.
        <div>
          {props.canSave && (
            <Button
              look="secondary"
              isWide
              onClick={props.onSave}
              aria-description={texts.finishHint}
              className="px-2"
            >
              {texts.finish}
            </Button>
          )}
        </div>
      )}
      {next && (
        <Button
          look={isUpdate ? 'secondary' : 'primary'}
          aria-disabled={!next.canGo}
          onClick={next.onNext}
          className="flex-1 px-2"
        >
          {texts.next}
        </Button>
      )}
      {(!next || isUpdate) && (
        <Button
          aria-disabled={!props.canSave}
          onClick={props.onSave}
          className={`min-w-[9.5rem] flex-1 flex-wrap gap-y-0.5 whitespace-nowrap px-3 ${back && !next ? 'basis-full desk:basis-0' : ''}`}
        >
          <span>{isUpdate ? texts.save : texts.intoCart}</span>
          {price && <span className="tabular-nums">{price}</span>}
        </Button>
      )}
      {price && (
        <output className="sr-only" aria-live="polite">
          {texts.price({ price })}
        </output>
      )}
    </div>
  );
}
