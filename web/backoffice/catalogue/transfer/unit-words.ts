import { UNIT_IDS, UNITS, type UnitId } from '#domain/money/units.ts';
import * as texts from './texts.ts';

/** A unit as people write it: 'kg', 'Stk.', '100 g'. */
export interface WrittenUnit {
  unit: UnitId;
  /** What a price for the written amount has to be multiplied by: 10 for '100 g', which is sold by the kilogram. */
  priceFactor: number;
}

/** Prices of a part of these are prices of the whole: per 100 g is per kilogram. */
const WHOLE: Readonly<Partial<Record<string, UnitId>>> = { weight: 'kilogram', volume: 'liter' };

const WORDS = new Map<string, UnitId>([
  ...UNIT_IDS.flatMap((id) => {
    const { name, pluralName, shortName } = UNITS[id];
    return [id, name, pluralName, shortName].map((word): [string, UnitId] => [plain(word), id]);
  }),
  ...Object.entries(texts.UNIT_WORDS).flatMap(([id, words]) =>
    words.split(' ').map((word): [string, UnitId] => [word, id as UnitId]),
  ),
]);

/** Reads a unit, also with an amount before it; null if it is none, or no whole number of times in the unit it is sold by. */
export function readUnit(text: string): WrittenUnit | null {
  const [, digits = '1', word = ''] = /^(\d{1,5})?\s*(.+)$/.exec(text.trim()) ?? [];
  const unit = WORDS.get(plain(word));
  if (!unit) return null;
  const amount = Number(digits);
  if (amount === 1) return { unit, priceFactor: 1 };
  const whole = WHOLE[UNITS[unit].type];
  if (!whole) return null;
  const priceFactor = UNITS[whole].factor / (amount * UNITS[unit].factor);
  return Number.isInteger(priceFactor) ? { unit: whole, priceFactor } : null;
}

function plain(word: string): string {
  return word.toLocaleLowerCase('de').replace(/[.\s]/g, '');
}
