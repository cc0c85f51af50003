import { describe, expect, test } from 'vitest';
import { newItem } from '#domain/ordering/new-item.ts';
import { alternativeUnit, configurable, option, part, product } from '#tests/factories.ts';
import {
  type Configuration,
  type ConfigurationEvent,
  canSave,
  configurationAfter,
  goneFaults,
  isWork,
  startConfiguration,
  stepFaults,
  stepStates,
} from '#web/storefront/configurator/configuration.ts';

const STEPS = [
  part({ name: 'Brot', options: [option('Semmel')] }),
  part({ name: 'Dazu', options: [option('Gurke')], optional: true }),
  part({ name: 'Sauce', options: [option('Senf')] }),
];
const bread: ConfigurationEvent = { kind: 'part', step: 0, value: 'Semmel' };
const sauce: ConfigurationEvent = { kind: 'part', step: 2, value: 'Senf' };
const busy = (isBusy: boolean): ConfigurationEvent => ({ kind: 'busy', step: 0, isBusy });
const NEXT: ConfigurationEvent = { kind: 'next' };
const GO_TO_LAST: ConfigurationEvent = { kind: 'go', step: 2 };
const SAVE: ConfigurationEvent = { kind: 'refused' };

function after(events: readonly ConfigurationEvent[], isStepByStep = true): Configuration {
  const product = { ...configurable(STEPS), isStepByStep };
  return events.reduce(
    (state, event) => configurationAfter(state, event),
    startConfiguration(newItem(product)),
  );
}

test.each<[string, ConfigurationEvent[], Partial<Configuration>]>([
  ['opens at the first step and takes no focus', [], { step: 0, focus: null }],
  [
    'stays at an incomplete step, and says so',
    [NEXT],
    { step: 0, revealed: new Set([0]), focus: { step: 0 } },
  ],
  ['goes on to the next step', [bread, NEXT], { step: 1, revealed: new Set(), focus: { step: 1 } }],
  ['goes back', [bread, NEXT, { kind: 'back' }], { step: 0, focus: { step: 0 } }],
  [
    'waits at a step whose file is uploading',
    [bread, busy(true), NEXT],
    { step: 0, isWaitShown: true, focus: null },
  ],
  [
    'stops asking to wait once it has arrived',
    [bread, busy(true), NEXT, busy(false)],
    { step: 0, isWaitShown: false },
  ],
  ['is not saved while a file is uploading', [busy(true), SAVE], { isWaitShown: true, revealed: new Set() }],
  [
    'jumps from the end to the first fault, and shows all of them',
    [sauce, SAVE],
    { step: 0, revealed: new Set([0, 1, 2]), focus: { step: 0 } },
  ],
  ['asks before work is discarded', [{ kind: 'leaving' }], { isLeaving: true }],
  ['continues after the question', [{ kind: 'leaving' }, { kind: 'staying' }], { isLeaving: false }],
])('the configurator %s', (_, events, expected) => {
  expect(after(events)).toMatchObject(expected);
});

test.each<[string, ConfigurationEvent[], Partial<Configuration>]>([
  ['forward over complete steps', [bread, GO_TO_LAST], { step: 2, reached: 2, focus: { step: 2 } }],
  [
    'back, and keeps how far it was',
    [bread, GO_TO_LAST, { kind: 'go', step: 0 }],
    { step: 0, reached: 2, focus: { step: 0 } },
  ],
  [
    'to the first step on the way that is missing its answer, and says so',
    [GO_TO_LAST],
    { step: 0, reached: 0, revealed: new Set([0]), focus: { step: 0 } },
  ],
  ['nowhere past a file that is uploading', [bread, busy(true), GO_TO_LAST], { step: 0, isWaitShown: true }],
])('the progress bar leads %s', (_, events, expected) => {
  expect(after(events)).toMatchObject(expected);
});

test('a step is done when it is complete and answered or passed, and reachable over what is complete', () => {
  const shown = (events: readonly ConfigurationEvent[]) =>
    stepStates(after(events)).map(
      ({ name, isDone, isReachable }) => `${name}${isDone ? ' done' : ''}${isReachable ? '' : ' barred'}`,
    );
  expect(shown([])).toEqual(['Brot', 'Dazu barred', 'Sauce barred']);
  expect(shown([bread])).toEqual(['Brot done', 'Dazu', 'Sauce']);
  expect(shown([bread, NEXT, NEXT])).toEqual(['Brot done', 'Dazu done', 'Sauce']);
  expect(shown([bread, sauce, { kind: 'part', step: 0, value: null }])).toEqual([
    'Brot',
    'Dazu barred',
    'Sauce done barred',
  ]);
  expect(shown([bread, busy(true)])).toEqual(['Brot', 'Dazu barred', 'Sauce barred']);
});

test('where all steps are shown at once, a fault gets the focus and nothing else changes', () => {
  expect(after([bread, SAVE], false)).toMatchObject({ step: 0, focus: { step: 2 } });
});

test('can be saved when every step has its answer and every file is uploaded', () => {
  expect(canSave(after([bread]))).toBe(false);
  expect(canSave(after([bread, sauce]))).toBe(true);
  expect(canSave(after([bread, sauce, busy(true)]))).toBe(false);
});

test('counts as work from the first answer or step on, but not where there is only one look', () => {
  expect(isWork(after([]), false)).toBe(false);
  expect(isWork(after([bread]), true)).toBe(true);
  expect(isWork(after([bread]), false)).toBe(true);
  expect(isWork(after([busy(true)]), true)).toBe(true);
  expect(isWork(after([bread], false), false)).toBe(false);
});

test('keeps the amount that was asked for beside the one that can be ordered', () => {
  const cheese = product({
    unit: 'decagram',
    minimumQuantity: 10,
    quantityStepSize: 5,
    alternativeUnits: [alternativeUnit({ unit: 'kilogram', minimumQuantity: 0.1, quantityStepSize: 0.1 })],
  });
  const typed = configurationAfter(startConfiguration(newItem(cheese)), {
    kind: 'amount',
    amount: 15,
    wanted: 17,
  });
  expect([typed.item.amount, typed.wanted]).toEqual([15, 17]);
  const switched = configurationAfter(typed, { kind: 'unit', unit: 'kilogram' });
  expect([switched.item.amount, switched.wanted]).toEqual([0.2, 0.15]);
});

describe('R231 a chosen option that has sold out since', () => {
  const soldOut = (...names: string[]) =>
    names.map((name) => ({ product: null, option: name, until: null, left: null }));
  const complete = after([bread, NEXT, NEXT, sauce]);
  const GONE = '„Semmel“ ist leider ausverkauft. Bitte ändern Sie Ihre Auswahl.';

  test('keeps the item out of the cart, and its step says which one', () => {
    expect(canSave(complete, soldOut('Roggen'))).toBe(true);
    expect(canSave(complete, soldOut('Semmel'))).toBe(false);
    expect([...stepFaults(complete.item, soldOut('Semmel'))]).toEqual([[0, GONE]]);
    expect([...goneFaults(complete.item, soldOut('Gurke'))]).toEqual([]);
  });

  test('leads back to its step, and not past it', () => {
    const refused = configurationAfter(complete, SAVE, soldOut('Semmel'));
    expect(refused).toMatchObject({ step: 0, focus: { step: 0 } });
    expect(configurationAfter(refused, NEXT, soldOut('Semmel')).step).toBe(0);
    expect(configurationAfter(refused, GO_TO_LAST, soldOut('Semmel')).step).toBe(0);
    expect(stepStates(refused, soldOut('Semmel')).map(({ isReachable }) => isReachable)).toEqual([
      true,
      false,
      false,
    ]);
    expect(configurationAfter(refused, NEXT).step, 'once there is some again').toBe(1);
  });

  test('is named together with the others of its step', () => {
    const product = configurable([
      part({ name: 'Dazu', type: 'multiselect', options: [option('Ei'), option('Speck')], optional: true }),
    ]);
    const item = { ...newItem(product), parts: [['Ei', 'Speck']] };
    expect(stepFaults(item, soldOut('Ei', 'Speck')).get(0)).toBe(
      '„Ei“ und „Speck“ sind leider ausverkauft. Bitte ändern Sie Ihre Auswahl.',
    );
  });
});

test('opens at the step that it was asked for, and takes the focus there', () => {
  const product = { ...configurable(STEPS), isStepByStep: true };
  expect(startConfiguration(newItem(product), undefined, 2)).toMatchObject({
    step: 2,
    reached: 2,
    focus: { step: 2 },
  });
});
