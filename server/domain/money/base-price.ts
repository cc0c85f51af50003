import { type Cents, roundCents } from './money.ts';
import { convertAmount, UNITS, type UnitId, type UnitType } from './units.ts';

/** What one large unit of measured goods costs. */
export interface BasePrice {
  basePrice: Cents;
  baseUnit: UnitId;
}

/** What goods are compared by (R253); what is counted has no base price. */
const BASE_UNITS: Readonly<Partial<Record<UnitType, UnitId>>> = {
  weight: 'kilogram',
  volume: 'liter',
  length: 'meter',
};

/** The largest whole number that an order can keep. */
const LARGEST = 2_147_483_647;

/** The price per kilogram, litre or metre of goods that cost `price` per `unit`; null for what is sold by number. */
export function basePriceOf(unit: UnitId, price: Cents): BasePrice | null {
  const baseUnit = BASE_UNITS[UNITS[unit].type];
  const units = baseUnit && convertAmount(1, baseUnit, unit);
  if (!baseUnit || units == null) return null;
  const basePrice = roundCents(price * units);
  return basePrice > LARGEST ? null : { basePrice, baseUnit };
}
