import * as texts from './texts.ts';

export type UnitType =
  | 'amount'
  | 'serving'
  | 'pair'
  | 'person'
  | 'package'
  | 'weight'
  | 'volume'
  | 'length'
  | 'square'
  | 'cubic';

export type UnitId =
  | 'amount'
  | 'serving'
  | 'pair'
  | 'person'
  | 'package'
  | 'gram'
  | 'decagram'
  | 'kilogram'
  | 'milliliter'
  | 'centiliter'
  | 'deciliter'
  | 'liter'
  | 'millimeter'
  | 'centimeter'
  | 'decimeter'
  | 'meter'
  | 'kilometer'
  | 'square-millimeter'
  | 'square-centimeter'
  | 'square-decimeter'
  | 'square-meter'
  | 'square-kilometer'
  | 'cubic-millimeter'
  | 'cubic-centimeter'
  | 'cubic-decimeter'
  | 'cubic-meter';

export interface Unit {
  id: UnitId;
  type: UnitType;
  /** German, singular. */
  name: string;
  /** German plural, also for fractions. */
  pluralName: string;
  shortName: string;
  /** Base units of the type per 1 of this one; always a whole number. Bases: gram, milliliter, (square, cubic) millimeter. */
  factor: number;
}

function unit(
  id: UnitId,
  type: UnitType,
  name: string,
  shortName: string,
  factor = 1,
  pluralName = name,
): Unit {
  return { id, type, name, pluralName, shortName, factor };
}

/** All units in which products are sold. */
export const UNITS: Readonly<Record<UnitId, Unit>> = {
  amount: unit('amount', 'amount', texts.piece, texts.pieceShort),
  serving: unit('serving', 'serving', texts.serving, texts.servingShort, 1, texts.servings),
  pair: unit('pair', 'pair', texts.pair, texts.pair),
  person: unit('person', 'person', texts.person, texts.personShort, 1, texts.persons),
  package: unit('package', 'package', texts.pack, texts.packShort, 1, texts.packs),
  gram: unit('gram', 'weight', texts.gram, 'g'),
  decagram: unit('decagram', 'weight', texts.decagram, 'dag', 10),
  kilogram: unit('kilogram', 'weight', texts.kilogram, 'kg', 1_000),
  milliliter: unit('milliliter', 'volume', texts.milliliter, 'ml'),
  centiliter: unit('centiliter', 'volume', texts.centiliter, 'cl', 10),
  deciliter: unit('deciliter', 'volume', texts.deciliter, 'dl', 100),
  liter: unit('liter', 'volume', texts.liter, 'l', 1_000),
  millimeter: unit('millimeter', 'length', texts.millimeter, 'mm'),
  centimeter: unit('centimeter', 'length', texts.centimeter, 'cm', 10),
  decimeter: unit('decimeter', 'length', texts.decimeter, 'dm', 100),
  meter: unit('meter', 'length', texts.meter, 'm', 1_000),
  kilometer: unit('kilometer', 'length', texts.kilometer, 'km', 1_000_000),
  'square-millimeter': unit('square-millimeter', 'square', texts.squareMillimeter, 'mm²'),
  'square-centimeter': unit('square-centimeter', 'square', texts.squareCentimeter, 'cm²', 100),
  'square-decimeter': unit('square-decimeter', 'square', texts.squareDecimeter, 'dm²', 10_000),
  'square-meter': unit('square-meter', 'square', texts.squareMeter, 'm²', 1_000_000),
  'square-kilometer': unit('square-kilometer', 'square', texts.squareKilometer, 'km²', 1_000_000_000_000),
  'cubic-millimeter': unit('cubic-millimeter', 'cubic', texts.cubicMillimeter, 'mm³'),
  'cubic-centimeter': unit('cubic-centimeter', 'cubic', texts.cubicCentimeter, 'cm³', 1_000),
  'cubic-decimeter': unit('cubic-decimeter', 'cubic', texts.cubicDecimeter, 'dm³', 1_000_000),
  'cubic-meter': unit('cubic-meter', 'cubic', texts.cubicMeter, 'm³', 1_000_000_000),
};

export const UNIT_IDS = Object.keys(UNITS) as readonly UnitId[];

export function isUnitId(value: unknown): value is UnitId {
  return typeof value === 'string' && Object.hasOwn(UNITS, value);
}

const COUNTED: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package'];

/** Whether a scale, a jug or a ruler says how much it is; false for a unit from a newer server. */
export function isMeasured(id: string): boolean {
  return isUnitId(id) && !COUNTED.includes(UNITS[id].type);
}

/** 'Pers.'; the id itself for an unknown unit from a newer server. */
export function unitShortName(id: string): string {
  const known: Readonly<Record<string, Unit | undefined>> = UNITS;
  return known[id]?.shortName ?? id;
}

/** Removes floating-point noise (0.1 x 3 = 0.30000000000000004) by keeping 12 significant digits. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** Converts between units of one type; null for units of different types. Rounded only to remove floating-point noise. */
export function convertAmount(amount: number, from: UnitId, to: UnitId): number | null {
  if (UNITS[from].type !== UNITS[to].type) return null;
  return withoutNoise((amount * UNITS[from].factor) / UNITS[to].factor);
}

/** 'Portion' for exactly 1 (or without an amount), else 'Portionen'. */
export function unitName(id: UnitId, amount = 1): string {
  return amount === 1 ? UNITS[id].name : UNITS[id].pluralName;
}
