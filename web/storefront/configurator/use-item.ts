import { useMemo, useState } from 'react';
import { clampAmount, convertToUnit, ratioFor } from '#domain/amount.ts';
import { updatedLine } from '#domain/cart-change.ts';
import { type CartItem, itemFaults, newItem, type PartValue, stepsOf } from '#domain/item.ts';
import type { Product } from '#domain/product.ts';
import type { UnitId } from '#domain/units.ts';
import { withPart } from './choices.ts';
import { partMessage } from './part-messages.ts';

/** The item to start with: the one in the cart as far as it still fits the product; a new one for another product. */
export function startItem(product: Product, present: CartItem | undefined): CartItem {
  const isFitting = present?.product.id === product.id && ratioFor(product, present.unit) !== null;
  if (!present || !isFitting) return newItem(product);
  const line = updatedLine(present, product);
  // Limits may have changed since: a number that cannot be ordered would leave nothing to complain about.
  return { ...line, amount: clampAmount(product, line.unit, line.amount) };
}

export interface PendingItem {
  item: CartItem;
  setAmount: (amount: number) => void;
  setUnit: (unit: UnitId) => void;
  setPart: (index: number, value: PartValue) => void;
  /** The first step that keeps the item from being saved; null = none. */
  firstFault: number | null;
  /** Whether a step lets the customer go on, whatever is shown. */
  isStepValid: (index: number) => boolean;
  /** What to show at a step: its fault once the customer tried to go on. */
  messageOf: (index: number) => string | undefined;
  /** From now on faults of these steps are shown. */
  reveal: (indexes: readonly number[]) => void;
}

/** The item that is being configured, and what is wrong with it. */
export function usePendingItem(start: CartItem): PendingItem {
  const [item, setItem] = useState(start);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const steps = stepsOf(item.product);
  const faults = useMemo(() => {
    const found = new Map<number, string>();
    for (const fault of itemFaults(item)) {
      const index = Number(/^parts\.(\d+)$/.exec(fault.path)?.[1] ?? Number.NaN);
      const step = steps[index];
      if (step) found.set(index, partMessage(step.type, fault));
    }
    return found;
  }, [item, steps]);

  return {
    item,
    setAmount: (amount) => setItem((before) => ({ ...before, amount })),
    setUnit: (unit) =>
      setItem((before) => ({
        ...before,
        unit,
        amount: convertToUnit(before.product, before.amount, before.unit, unit),
      })),
    setPart: (index, value) => setItem((before) => withPart(before, index, value)),
    firstFault: [...faults.keys()].sort((a, b) => a - b)[0] ?? null,
    isStepValid: (index) => !faults.has(index),
    messageOf: (index) => (revealed.has(index) ? faults.get(index) : undefined),
    reveal: (indexes) => setRevealed((before) => new Set([...before, ...indexes])),
  };
}
