import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { sharesOf } from '#domain/money/shares.ts';
import { netOf, type TaxLine } from '#domain/money/tax.ts';

/** What stands on a paper at one rate; `rate` null is what is not taxed, a tip. Percent and cents. */
export interface TaxShare {
  rate: number | null;
  gross: Cents;
  net: Cents;
  vat: Cents;
}

interface Taxed {
  taxLines: readonly TaxLine[];
  totalGross: Cents;
}

/** The rates of an order; what no rate has, is not taxed. They add up to its total. */
export function taxSharesOf({ taxLines, totalGross }: Taxed): TaxShare[] {
  const taxed = taxLines.map(({ rate, net, vat }) => ({ rate, gross: addCents(net, vat), net, vat }));
  const rest = cents(totalGross - grossOf(taxed));
  return rest === 0 ? taxed : [...taxed, { rate: null, gross: rest, net: rest, vat: cents(0) }];
}

export function grossOf(shares: readonly TaxShare[]): Cents {
  return addCents(...shares.map(({ gross }) => gross));
}

/** What is left of an invoice once these credit notes are taken off it. */
export function remainingShares(
  invoice: readonly TaxShare[],
  credited: readonly (readonly TaxShare[])[],
): TaxShare[] {
  return invoice.map((share) => {
    const taken = credited.flat().filter(({ rate }) => rate === share.rate);
    const minus = (of: 'gross' | 'net' | 'vat') =>
      cents(share[of] - addCents(...taken.map((one) => one[of])));
    return { rate: share.rate, gross: minus('gross'), net: minus('net'), vat: minus('vat') };
  });
}

/**
 * What a refund takes from each rate: in proportion to what is left of the invoice, never more than that (R299). Net is what
 * the rate has before minus what it has after, each rounded once: notes that together make up the invoice add up to it to
 * the cent. Rates of which nothing is taken are left out.
 */
export function creditShares(left: readonly TaxShare[], amount: Cents): TaxShare[] {
  const total = grossOf(left);
  const taken = sharesOf(
    cents(Math.min(amount, total)),
    left.map(({ gross }) => gross),
  );
  return left.flatMap((share, index) => {
    const gross = total === 0 ? cents(0) : (taken[index] ?? cents(0));
    return gross === 0 ? [] : [takenOf(share, gross)];
  });
}

/** What was refunded by line: the rates of those lines, each no more than what is left of it. */
export function creditSharesOf(
  left: readonly TaxShare[],
  lines: readonly { gross: Cents; taxRate: number | null }[],
): TaxShare[] {
  return left.flatMap((share) => {
    const asked = addCents(
      ...lines.filter(({ taxRate }) => taxRate === share.rate).map(({ gross }) => gross),
    );
    const gross = cents(Math.min(asked, share.gross));
    return gross <= 0 ? [] : [takenOf(share, gross)];
  });
}

function takenOf({ rate, gross: before, net: netBefore }: TaxShare, gross: Cents): TaxShare {
  if (rate === null) return { rate, gross, net: gross, vat: cents(0) };
  const net = cents(netBefore - netOf(cents(before - gross), rate));
  return { rate, gross, net, vat: cents(gross - net) };
}
