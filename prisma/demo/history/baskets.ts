import { clampAmount } from '#domain/catalogue/amount.ts';
import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { CartItem, PartValue } from '#domain/ordering/item.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import type { Dice } from './dice.ts';

/** What guests take at a time of the day. */
type Hunger = 'breakfast' | 'lunch' | 'snack';

const SNACKS = [101, 101, 101, 102, 103, 103, 104, 104, 105, 105, 106, 107];
const BREAKFAST = [201, 202, 203, 204, 205, 205];
/** The menu of Monday to Friday. */
const MENUS = [301, 302, 303, 304, 305];
const SALADS = [401, 402, 402, 404, 405];
const SIDES = [701, 701, 702, 704, 705, 705, 903, 904, 904, 905];
const COUNTER = [501, 502, 505, 507, 601, 603, 604, 605, 606];
const DRINKS = [1001, 1001, 1002, 1002, 1003, 1004];
const HOT_DRINKS = [1006, 1006, 1007];
const GIFTS = [1102, 1103, 1105];
const PLATTERS = [801, 802, 803, 804];

const NOTES = ['Bitte halbieren.', 'Ohne Butter, danke!', 'Bitte gut einpacken.'];

export type Products = ReadonlyMap<number, Product>;

/** What somebody orders at that minute of the day; `weekday` is 0 on Mondays. */
export function basketOf(dice: Dice, products: Products, weekday: number, minute: number): CartItem[] {
  const hunger = hungerAt(minute);
  const mains = hunger === 'breakfast' ? BREAKFAST : hunger === 'lunch' ? lunchOf(weekday) : SNACKS;
  const ids = [
    dice.one(mains),
    ...(dice.chance(0.45) ? [dice.one(mains)] : []),
    ...(dice.chance(0.25) ? [dice.one(SALADS)] : []),
    ...(dice.chance(0.35) ? [dice.one(SIDES)] : []),
    ...(dice.chance(0.18) ? [dice.one(COUNTER)] : []),
    ...(dice.chance(0.5) ? [dice.one(hunger === 'breakfast' ? HOT_DRINKS : DRINKS)] : []),
    ...(dice.chance(0.04) ? [dice.one(GIFTS)] : []),
  ];
  return itemsOf(dice, products, ids, 3);
}

/** A platter for a party, and something to drink. */
export function partyOf(dice: Dice, products: Products): CartItem[] {
  const ids = [dice.one(PLATTERS), ...(dice.chance(0.5) ? [dice.one(PLATTERS)] : []), dice.one(DRINKS)];
  return itemsOf(dice, products, ids, 8);
}

/** One more of what snacks there are, for orders below the minimum of their delivery area. */
export function oneMore(dice: Dice, products: Products): CartItem[] {
  return itemsOf(dice, products, [dice.one(SNACKS)], 2);
}

function hungerAt(minute: number): Hunger {
  if (minute < 10 * 60 + 30) return 'breakfast';
  return minute >= 11 * 60 && minute < 13 * 60 + 45 ? 'lunch' : 'snack';
}

/** At weekends there is no menu. */
function lunchOf(weekday: number): number[] {
  const menu = MENUS[weekday];
  return menu === undefined ? SNACKS : [menu, menu, menu, 306, 101, 103, 105];
}

function itemsOf(dice: Dice, products: Products, ids: readonly number[], most: number): CartItem[] {
  return [...new Set(ids)].flatMap((id) => {
    const product = products.get(id);
    return product ? [itemOf(dice, product, most)] : [];
  });
}

function itemOf(dice: Dice, product: Product, most: number): CartItem {
  const item = newItem(product);
  const factor = dice.chance(0.6) ? 1 : dice.between(2, most);
  return {
    ...item,
    amount: clampAmount(product, item.unit, item.amount * factor),
    parts: stepsOf(product).map((step): PartValue => {
      const names = step.options.map(({ name }) => name);
      if (step.type === 'select') return !step.optional || dice.chance(0.6) ? dice.one(names) : null;
      if (step.type === 'multiselect')
        return !step.optional || dice.chance(0.5) ? [...new Set([dice.one(names), dice.one(names)])] : null;
      if (step.type === 'text' || step.type === 'textarea')
        return !step.optional || dice.chance(0.08) ? dice.one(NOTES) : null;
      return null;
    }),
  };
}
