import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inEnglish,
  shownName,
  type TextPlan,
  type Translations,
  textsOfRecord,
  WHOLE,
  withEnglish,
} from '#domain/text/translation.ts';

interface Named {
  name: string;
  label?: string;
}

const NAMES: TextPlan<readonly Named[]> = {
  textsOf: (all) => all.map(({ name }) => name),
  replaced: (all, english) =>
    all.map((one) => {
      const label = english(one.name);
      return label === undefined ? one : { ...one, label };
    }),
};
// As the declarations of entities have them: the type of the value is only known to the field.
const fields: Readonly<Record<string, { texts?: TextPlan<unknown> }>> = {
  name: { texts: WHOLE as TextPlan<unknown> },
  steps: { texts: NAMES as TextPlan<unknown> },
  price: {},
};
const record = {
  name: 'Semmel',
  steps: [{ name: 'Käse' }, { name: ' Kren ' }, { name: '4,90' }],
  price: 490,
};

describe('the texts of a record (R139)', () => {
  it('are listed once each, without numbers and letters', () => {
    expect(textsOfRecord(fields, { ...record, steps: [...record.steps, { name: 'Käse' }] })).toEqual([
      { field: 'name', german: 'Semmel', english: '' },
      { field: 'steps', german: 'Käse', english: '' },
      { field: 'steps', german: 'Kren', english: '' },
    ]);
  });

  it('take translations in and out', () => {
    const name = { field: 'name', german: 'Semmel' };
    const step = { field: 'steps', german: 'Käse' };
    const both = withEnglish(fields, withEnglish(fields, {}, name, 'Roll'), step, 'Cheese');
    expect(both).toEqual({ en: { name: 'Roll', steps: { Käse: 'Cheese' } } });
    expect(textsOfRecord(fields, record, both).map(({ english }) => english)).toEqual(['Roll', 'Cheese', '']);
    expect(withEnglish(fields, withEnglish(fields, both, name, ''), step, '')).toEqual({ en: { steps: {} } });
  });
});

describe('a record in English (R139)', () => {
  it('is the same object without translations', () => {
    expect(inEnglish(fields, record, undefined)).toBe(record);
    expect(inEnglish(fields, record, {})).toBe(record);
  });

  it('has the texts that there are, and German for the others', () => {
    const english = { name: 'Roll', steps: { Kren: 'Horseradish $& $1' }, price: 'free', gone: 'x' };
    expect(inEnglish(fields, record, english)).toEqual({
      name: 'Roll',
      steps: [{ name: 'Käse' }, { name: ' Kren ', label: ' Horseradish $& $1 ' }, { name: '4,90' }],
      price: 490,
    });
  });

  it('is German where the English is empty, of another kind or inherited', () => {
    const translations: Translations[] = [
      { en: { name: '', steps: { Käse: '' } } },
      { en: { name: { Semmel: 'Roll' }, steps: 'Cheese' } },
    ];
    for (const { en } of translations) expect(inEnglish(fields, record, en)).toEqual(record);
    const steps = [{ name: 'constructor' }, { name: '__proto__' }, { name: 'toString' }];
    expect(inEnglish(fields, { ...record, steps }, { steps: { Käse: 'x' } })).toEqual({ ...record, steps });
  });

  it('never changes what is compared', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.dictionary(fc.string(), fc.string()), (names, words) => {
        const steps = names.map((name) => ({ name }));
        const shown = inEnglish(fields, { ...record, steps }, { steps: words });
        expect(shown.steps.map(({ name }) => name)).toEqual(names);
      }),
    );
  });
});

it('a name is shown by its label, if it has one', () => {
  expect(shownName({ name: 'Käse' })).toBe('Käse');
  expect(shownName({ name: 'Käse', label: 'Cheese' })).toBe('Cheese');
});
