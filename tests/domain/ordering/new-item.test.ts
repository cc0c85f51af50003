import { describe, expect, test } from 'vitest';
import { newItem } from '#domain/ordering/new-item.ts';
import { alternativeUnit, configurable, option, part, product } from '#tests/factories.ts';

describe('a new item', () => {
  test('starts with the minimum in the product unit and empty steps', () => {
    expect(newItem(product({ minimumQuantity: 3 }))).toMatchObject({ amount: 3, unit: 'amount', parts: [] });
    expect(newItem(configurable([part(), part()])).parts).toEqual([null, null]);
  });
  test('R274 has the usual choices made', () => {
    const [plain, usual] = [option('Senf'), { ...option('Butter'), isPreselected: true }];
    const options = [plain, usual, { ...option('Gurke'), isPreselected: true }];
    const steps = [
      part({ type: 'select', options: [plain, usual] }),
      part({ type: 'multiselect', options }),
      part({ type: 'multiselect', options: [plain] }),
      part({ type: 'text', options: [] }),
    ];
    expect(newItem(configurable(steps)).parts).toEqual(['Butter', ['Butter', 'Gurke'], null, null]);
  });
  test('takes the default only if quantity and unit are both set', () => {
    const gram = { unit: 'kilogram', alternativeUnits: [alternativeUnit({ unit: 'gram' })] } as const;
    const of = (overrides: Parameters<typeof product>[0]) =>
      newItem(product({ ...gram, alternativeUnits: [...gram.alternativeUnits], ...overrides }));
    expect(of({ defaultQuantity: 250, defaultUnit: 'gram' })).toMatchObject({ amount: 250, unit: 'gram' });
    expect(of({ defaultQuantity: 250 })).toMatchObject({ amount: 1, unit: 'kilogram' });
    expect(of({ defaultUnit: 'gram' })).toMatchObject({ amount: 1, unit: 'kilogram' });
    expect(of({ defaultQuantity: 2, defaultUnit: 'liter' })).toMatchObject({ amount: 1, unit: 'kilogram' });
  });
});
