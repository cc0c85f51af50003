import { addCents, type Cents, cents, roundCents } from './money.ts';

/** net = gross / (1 + rate/100), rounded to cents. */
export function netOf(gross: Cents, rate: number): Cents {
  return roundCents((gross * 100) / (100 + rate));
}

/** VAT at one rate, over items and delivery fee together. */
export interface TaxLine {
  /** Percent. */
  rate: number;
  net: Cents;
  vat: Cents;
}

/** One line per rate over everything taxed at it, items and fee together (R13); in ascending order. */
export function taxLines(amounts: readonly { gross: Cents; rate: number }[]): TaxLine[] {
  const perRate = new Map<number, Cents>();
  for (const { gross, rate } of amounts) perRate.set(rate, addCents(perRate.get(rate) ?? cents(0), gross));
  return [...perRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, gross]) => {
      const net = netOf(gross, rate);
      return { rate, net, vat: cents(gross - net) };
    });
}

/** The lines as the map that the API returns: rate in percent ('10') -> VAT. */
export function taxMap(lines: readonly TaxLine[]): Record<string, Cents> {
  return Object.fromEntries(lines.map(({ rate, vat }) => [String(rate), vat]));
}
