import { clampAmount, convertToUnit, ratioFor } from '#domain/catalogue/amount.ts';
import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { UnitId } from '#domain/money/units.ts';
import { updatedItem } from '#domain/ordering/cart-change.ts';
import { type CartItem, isItemValid, itemFaults, type PartValue } from '#domain/ordering/item.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import { goneChoices } from '#domain/ordering/stock.ts';
import type { Shortage } from '#domain/shop/shortage.ts';
import { shownName } from '#domain/text/translation.ts';
import type { Resumed } from '#web/lib/cart/configurator-store.ts';
import { isBegun, withPart } from './choices.ts';
import { choicesGone, partMessage } from './part-messages.ts';

type Shortages = readonly Shortage[];

/** The initial item: the one in the cart as far as it still fits the product; a new one for another product. */
export function startItem(product: Product, present: CartItem | undefined): CartItem {
  const isFitting = present?.product.id === product.id && ratioFor(product, present.unit) !== null;
  if (!present || !isFitting) return newItem(product);
  const line = updatedItem(present, product);
  // Limits may have changed since: an amount that cannot be ordered would show no fault.
  return { ...line, amount: clampAmount(product, line.unit, line.amount) };
}

/** A product being configured. */
export interface Configuration {
  /** As it was when the overlay opened. */
  start: CartItem;
  item: CartItem;
  /** The amount that was asked for, in the item's unit; null = the item's own. */
  wanted: number | null;
  /** The current step, if steps are shown one by one. */
  step: number;
  /** The furthest step shown so far. */
  reached: number;
  /** The steps whose faults are shown: from the first attempt to continue. */
  revealed: ReadonlySet<number>;
  /** The steps with uploads in progress. */
  busy: ReadonlySet<number>;
  isWaitShown: boolean;
  /** Whether the customer is being asked to discard the work. */
  isLeaving: boolean;
  /** Choices and files lost in a reload, by name. */
  lost: readonly string[];
  /** The step to focus, again for each new object; null on opening, where the overlay sets the focus. */
  focus: { step: number } | null;
}

export type ConfigurationEvent =
  | { kind: 'amount'; amount: number; wanted: number | null }
  | { kind: 'unit'; unit: UnitId }
  | { kind: 'part'; step: number; value: PartValue }
  | { kind: 'busy'; step: number; isBusy: boolean }
  | { kind: 'next' }
  | { kind: 'back' }
  /** A press on a step of the progress bar. */
  | { kind: 'go'; step: number }
  /** An attempt to save an item that has faults. */
  | { kind: 'refused' }
  | { kind: 'leaving' }
  | { kind: 'staying' };

export function startConfiguration(start: CartItem, resume?: Resumed, first?: number): Configuration {
  const none: ReadonlySet<number> = new Set();
  const begun: Configuration = {
    start,
    item: start,
    wanted: null,
    step: 0,
    reached: 0,
    revealed: none,
    busy: none,
    isWaitShown: false,
    isLeaving: false,
    focus: null,
    lost: [],
    ...resume,
  };
  return first === undefined ? begun : at(first, begun);
}

/** `shortages` are those of the branch: a chosen option that is sold out is a fault of its step. */
export function configurationAfter(
  before: Configuration,
  event: ConfigurationEvent,
  shortages: Shortages = [],
): Configuration {
  const { item, step } = before;
  switch (event.kind) {
    case 'amount':
      return { ...before, item: { ...item, amount: event.amount }, wanted: event.wanted };
    case 'unit': {
      const { amount, wanted } = convertToUnit(item.product, item.amount, item.unit, event.unit);
      return { ...before, item: { ...item, unit: event.unit, amount }, wanted };
    }
    case 'part':
      return { ...before, item: withPart(item, event.step, event.value) };
    case 'busy': {
      const others = [...before.busy].filter((one) => one !== event.step);
      const busy = new Set(event.isBusy ? [...others, event.step] : others);
      return { ...before, busy, isWaitShown: before.isWaitShown && event.isBusy };
    }
    case 'next':
      if (stepFaults(item, shortages).has(step)) return at(step, revealing(before, [step]));
      return before.busy.has(step) ? { ...before, isWaitShown: true } : at(step + 1, before);
    case 'back':
      return at(step - 1, before);
    case 'go': {
      const barrier = barrierBefore(before, event.step, shortages);
      if (barrier === null) return at(event.step, before);
      return stepFaults(item, shortages).has(barrier)
        ? at(barrier, revealing(before, [barrier]))
        : { ...before, isWaitShown: true };
    }
    case 'refused': {
      if (before.busy.size > 0) return { ...before, isWaitShown: true };
      const all = revealing(before, item.parts.keys());
      const faulty = [...stepFaults(item, shortages).keys()];
      return faulty.length > 0 ? at(Math.min(...faulty), all) : all;
    }
    case 'leaving':
      return { ...before, isLeaving: true };
    case 'staying':
      return { ...before, isLeaving: false };
  }
}

/** A new step starts at its top and takes the focus. */
function at(step: number, state: Configuration): Configuration {
  const shown = isStepwise(state.item.product) ? step : state.step;
  return { ...state, step: shown, reached: Math.max(state.reached, shown), focus: { step } };
}

/** The first step on the way to a later one that is incomplete or still uploading; null = the way is free. */
function barrierBefore(
  { item, step, busy }: Configuration,
  target: number,
  shortages: Shortages,
): number | null {
  const faults = stepFaults(item, shortages);
  for (let on = step; on < target; on += 1) if (faults.has(on) || busy.has(on)) return on;
  return null;
}

/** A step as the progress bar shows it. */
export interface StepState {
  name: string;
  /** Complete, and answered or passed. */
  isDone: boolean;
  /** Whether a press leads there: back always, forward only over what is complete. */
  isReachable: boolean;
}

export function stepStates(state: Configuration, shortages: Shortages = []): StepState[] {
  const { item, busy, reached } = state;
  const faults = stepFaults(item, shortages);
  return stepsOf(item.product).map((step, at) => ({
    name: shownName(step),
    isDone: !faults.has(at) && !busy.has(at) && (item.parts[at] !== null || at < reached),
    isReachable: barrierBefore(state, at, shortages) === null,
  }));
}

function revealing(state: Configuration, steps: Iterable<number>): Configuration {
  return { ...state, revealed: new Set([...state.revealed, ...steps]) };
}

/** Whether the steps are shown one by one. */
export function isStepwise(product: Product): boolean {
  return product.isStepByStep && stepsOf(product).length > 1;
}

/** What prevents saving the item, by step, in words. */
export function stepFaults(item: CartItem, shortages: Shortages = []): ReadonlyMap<number, string> {
  const steps = stepsOf(item.product);
  const faults = itemFaults(item).flatMap((fault): [number, string][] => {
    const index = Number(/^parts\.(\d+)$/.exec(fault.path)?.[1] ?? Number.NaN);
    const step = steps[index];
    return step ? [[index, partMessage(step.type, fault)]] : [];
  });
  return new Map([...faults, ...goneFaults(item, shortages)]);
}

/** The steps with a chosen option that is sold out by now, in words; nobody has done anything wrong there. */
export function goneFaults(item: CartItem, shortages: Shortages): ReadonlyMap<number, string> {
  return new Map(
    stepsOf(item.product).flatMap((step, index): [number, string][] => {
      const gone = goneChoices(step, item.parts[index] ?? null, shortages).map(shownName);
      return gone.length > 0 ? [[index, choicesGone(gone)]] : [];
    }),
  );
}

export function canSave({ item, busy }: Configuration, shortages: Shortages = []): boolean {
  return busy.size === 0 && isItemValid(item) && goneFaults(item, shortages).size === 0;
}

/** Whether closing would discard the work of several steps; a slip of the finger must not do that. */
export function isWork({ start, item, step, busy }: Configuration, isUpdate: boolean): boolean {
  return isStepwise(item.product) && (isBegun(start, item) || (!isUpdate && step > 0) || busy.size > 0);
}
