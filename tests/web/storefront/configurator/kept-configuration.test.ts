import { expect, test } from 'vitest';
import { newItem } from '#domain/ordering/new-item.ts';
import { configurable, option, part } from '#tests/factories.ts';
import {
  type Configuration,
  type ConfigurationEvent,
  configurationAfter,
  startConfiguration,
} from '#web/storefront/configurator/configuration.ts';
import {
  type KeptPlace,
  keptText,
  readKept,
  resumed,
} from '#web/storefront/configurator/kept-configuration.ts';

const STEPS = [
  part({ name: 'Brot', options: [option('Semmel'), option('Mohnflesserl')] }),
  part({ name: 'Dazu', type: 'multiselect', options: [option('Gurke'), option('Kren')], optional: true }),
  part({ name: 'Foto', type: 'images', options: [], optional: true }),
];
const SNACK = { ...configurable(STEPS), isStepByStep: true };
const PLACE: KeptPlace = { path: '/store/kamp', branch: 'kamp', line: null };
const photo = (id: number) => ({
  id,
  version: 1,
  extension: 'png',
  mimeType: 'image/png',
  publicHash: 'x',
  name: `${id}.png`,
});
const BREAD: ConfigurationEvent = { kind: 'part', step: 0, value: 'Semmel' };
const SIDES: ConfigurationEvent = { kind: 'part', step: 1, value: ['Gurke', 'Kren'] };
const PHOTOS: ConfigurationEvent = { kind: 'part', step: 2, value: [photo(1), photo(2)] };
const NEXT: ConfigurationEvent = { kind: 'next' };
const WORKED = [BREAD, NEXT, SIDES, NEXT, PHOTOS];

function after(events: readonly ConfigurationEvent[]): Configuration {
  return events.reduce(
    (state, event) => configurationAfter(state, event),
    startConfiguration(newItem(SNACK)),
  );
}

function kept(events: readonly ConfigurationEvent[] = WORKED) {
  const read = readKept(keptText(PLACE, after(events)));
  if (!read) throw new Error('nothing was kept');
  return read;
}

test('R147 a configuration is found again as it was', () => {
  const { item, step, reached } = after(WORKED);
  expect(kept()).toMatchObject({ ...PLACE, step, reached, item: { amount: item.amount, parts: item.parts } });
  expect(resumed(kept(), SNACK)).toMatchObject({
    step: 2,
    reached: 2,
    lost: [],
    item: { parts: item.parts },
  });
});

test('R147 nothing is kept of a product that was only looked at', () => {
  expect(keptText(PLACE, after([]))).toBeNull();
  expect(keptText(PLACE, after([{ kind: 'amount', amount: 2, wanted: null }]))).not.toBeNull();
});

test.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['another version', JSON.stringify({ ...JSON.parse(keptText(PLACE, after(WORKED)) ?? ''), version: 0 })],
  ['no item', JSON.stringify({ version: 1, ...PLACE, step: 0, reached: 0 })],
  ['a step that is none', JSON.stringify({ ...JSON.parse(keptText(PLACE, after(WORKED)) ?? ''), step: -1 })],
  ['a line that is none', JSON.stringify({ ...JSON.parse(keptText(PLACE, after(WORKED)) ?? ''), line: {} })],
])('reads %s as nothing kept', (_, text) => {
  expect(readKept(text)).toBeNull();
});

test('R147 what the product no longer offers is dropped and named, and it goes on where an answer is missing', () => {
  const withoutRoll = {
    ...SNACK,
    config: {
      parts: STEPS.map((step) => ({
        ...step,
        options: step.options.filter(({ name }) => name !== 'Semmel' && name !== 'Kren'),
      })),
    },
  };
  expect(resumed(kept(), withoutRoll)).toMatchObject({
    step: 0,
    revealed: new Set([0]),
    lost: ['Semmel', 'Kren'],
    item: { product: withoutRoll, parts: [null, ['Gurke'], [photo(1), photo(2)]] },
  });
});

test('R147 files that the server no longer has are dropped and named', () => {
  const next = resumed(kept(), SNACK, new Set([1]));
  expect(next.lost).toEqual(['1.png']);
  expect(next.item.parts[2]).toEqual([photo(2)]);
  expect(resumed(kept(), SNACK, new Set([1, 2])).item.parts[2]).toBeNull();
});

test('R147 an amount that can no longer be ordered is the nearest one, and the one that was asked for is named', () => {
  const many = kept([BREAD, { kind: 'amount', amount: 5, wanted: null }]);
  expect(resumed(many, { ...SNACK, maximumQuantity: 3 })).toMatchObject({ item: { amount: 3 }, wanted: 5 });
});

test('R147 a step beyond the last of a shortened product is its last', () => {
  const short = { ...SNACK, config: { parts: STEPS.slice(0, 2) } };
  expect(resumed(kept(), short)).toMatchObject({ step: 1, reached: 1 });
});
