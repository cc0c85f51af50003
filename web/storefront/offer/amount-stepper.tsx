import { useEffect, useRef, useState } from 'react';
import {
  amountFault,
  canDecrease,
  canIncrease,
  clampAmount,
  decrease,
  formatAmount,
  increase,
  parseAmount,
} from '#domain/catalogue/amount.ts';
import { UNITS } from '#domain/money/units.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { NumberStepper } from '#web/ui/number-stepper.tsx';

interface AmountStepperProps {
  item: CartItem;
  /** What the guest asked for, in the item's unit; the field says why the amount differs from it. null = nothing. */
  wanted: number | null;
  onAmount: (amount: number, wanted: number | null) => void;
  label: string;
  isSmall?: boolean;
}

/** Whoever types 17 has not asked for 1: a pause says that the amount is complete. */
const TYPING_PAUSE_MS = 500;

/** The amount of an item with minus and plus; typed values are clamped and snapped on leaving the field (R19). */
export function AmountStepper({ item, wanted, onAmount, label, isSmall = false }: AmountStepperProps) {
  const { product, unit, amount } = item;
  // The word comes while typing: on leaving the field it would push away the button that is being clicked.
  const [typing, setTyping] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const coming = typing === null ? item : { ...item, amount: clampAmount(product, unit, typing) };
  const note = useAmountNote(coming, typing ?? wanted);
  const settle = (next: number, asked: number | null) => {
    clearTimeout(timer.current);
    setTyping(null);
    onAmount(next, asked);
  };
  return (
    <NumberStepper
      label={label}
      isLabelHidden
      isSmall={isSmall}
      text={formatAmount(amount)}
      {...(unit === 'amount' ? {} : { suffix: UNITS[unit].shortName })}
      onCommit={(text) => {
        const typed = parseAmount(text);
        settle(clampAmount(product, unit, typed), typed);
      }}
      onType={(text) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setTyping(text.trim() ? parseAmount(text) : null), TYPING_PAUSE_MS);
      }}
      onDecrease={() => settle(decrease(product, unit, amount), null)}
      onIncrease={() => settle(increase(product, unit, amount), null)}
      canDecrease={canDecrease(product, unit, amount)}
      canIncrease={canIncrease(product, unit, amount)}
      note={note}
    />
  );
}

/** Why an amount is not the wanted one, in words that are fetched when they are first needed; '' where it is. */
function useAmountNote({ product, unit, amount }: CartItem, wanted: number | null): string {
  const [note, setNote] = useState('');
  const fault = wanted === null ? null : amountFault(product, unit, wanted);
  useEffect(() => {
    let isCurrent = true;
    setNote('');
    if (!fault) return;
    import('./amount-note.ts').then(
      ({ amountNote }) => isCurrent && setNote(amountNote(product, unit, amount, fault)),
      // Without the network there are no words for it; the amount itself is shown.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [product, unit, amount, fault]);
  return note;
}
