import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigPart, Product } from '#domain/catalogue/product.ts';
import { isItemValid, type PartValue } from '#domain/ordering/item.ts';
import { lowestPrice } from '#domain/ordering/lowest-price.ts';
import { unitPrice } from '#domain/ordering/pricing.ts';
import { configurable, ct, item, option, part } from '#tests/factories.ts';

const lowest = (product: Product, parts: PartValue[] = []) => {
  const { price, varies } = lowestPrice({ product, parts });
  return [price as number, varies];
};

type Answer = string | string[] | null;

/** Every answer to a step, allowed or not. */
function answersTo({ type, options }: ConfigPart): Answer[] {
  const names = options.map(({ name }) => name);
  if (type === 'select') return [null, ...names];
  if (type !== 'multiselect') return [null, 'text'];
  return Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_name, at) => bits & (1 << at)),
  );
}

function selections(steps: readonly ConfigPart[]): Answer[][] {
  return steps.reduce<Answer[][]>(
    (all, step) => all.flatMap((parts) => answersTo(step).map((answer) => [...parts, answer])),
    [[]],
  );
}

const anyOption = fc.record({
  modifier: fc.constantFrom('add', 'subtract', 'overwrite'),
  value: fc.integer({ min: 0, max: 400 }),
});
const anyStep = fc
  .record({
    type: fc.constantFrom('select', 'select', 'multiselect', 'text'),
    optional: fc.boolean(),
    options: fc.array(anyOption, { minLength: 1, maxLength: 3 }),
  })
  .map(({ type, optional, options }) =>
    part({
      type,
      optional,
      options: type === 'text' ? [] : options.map((one, at) => option(`${at}`, one.modifier, one.value)),
    }),
  );
const anyProduct = fc
  .record({ price: fc.integer({ min: 0, max: 500 }), steps: fc.array(anyStep, { maxLength: 4 }) })
  .map(({ price, steps }) => configurable(steps, { price: ct(price) }));

describe('the lowest price', () => {
  it('is that of the cheapest of all valid selections', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const valid = selections(product.config.parts)
          .map((parts) => item({ product, parts }))
          .filter(isItemValid);
        expect(lowest(product)[0]).toBe(Math.min(...valid.map(unitPrice)));
      }),
      { numRuns: 400 },
    );
  });

  it('keeps what was chosen, whatever it costs', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(), fc.nat(), (product, whichStep, whichAnswer) => {
        const steps = product.config.parts;
        if (steps.length === 0) return;
        const index = whichStep % steps.length;
        const answers = answersTo(steps[index] as ConfigPart).filter((answer) => answer?.length);
        const answer = answers[whichAnswer % answers.length] ?? null;
        const valid = selections(steps)
          .filter((parts) => JSON.stringify(parts[index]) === JSON.stringify(answer))
          .map((parts) => item({ product, parts }))
          .filter(isItemValid);
        const parts = steps.map((_, at) => (at === index ? answer : null));
        expect(lowest(product, parts)[0]).toBe(Math.min(...valid.map(unitPrice)));
      }),
      { numRuns: 400 },
    );
  });

  it('varies exactly when one option in each required step can cost more', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const steps = product.config.parts;
        const plain = selections(steps)
          .filter((parts) =>
            parts.every((answer, at) =>
              steps[at]?.optional ? !answer?.length : typeof answer === 'string' || answer?.length === 1,
            ),
          )
          .map((parts) => unitPrice(item({ product, parts })));
        expect(lowest(product)[1]).toBe(Math.max(...plain) > (lowest(product)[0] as number));
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, ConfigPart[], [number, boolean]]>([
    [
      'a step that replaces or adds',
      [part({ options: [option('a', 'overwrite', 280), option('b', 'add', 50)] })],
      [280, true],
    ],
    [
      'a required multiselect',
      [part({ type: 'multiselect', options: [option('a', 'add', 50), option('b', 'add', 80)] })],
      [540, true],
    ],
    ['an extra that costs', [part({ optional: true, options: [option('a', 'add', 50)] })], [490, false]],
    [
      'a reduction that nobody has to take',
      [part({ optional: true, options: [option('a', 'subtract', 50)] })],
      [440, true],
    ],
    [
      'a small size that nobody has to take',
      [part({ optional: true, options: [option('a', 'overwrite', 300)] })],
      [300, true],
    ],
  ])('of %s', (_name, steps, expected) => {
    expect(lowest(configurable(steps))).toEqual(expected);
  });
});
