import { contentsPer } from '#domain/catalogue/bundle-contents.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money/money.ts';
import { sharesOf } from '#domain/money/shares.ts';
import type { UnitId } from '#domain/money/units.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { Service } from '#domain/shop/branch.ts';
import { taxRateOf } from './tax-rate.ts';

export type OrderContent = NonNullable<OrderItem['contents']>[number];

/**
 * What an ordered bundle holds per unit, each part with what falls upon it of the line's gross and at which rate (R250);
 * undefined for other items.
 */
export function contentsOf(
  { product, unit }: { product: Product; unit: UnitId },
  gross: Cents,
  service: Service,
): OrderContent[] | undefined {
  const contents = contentsPer(product, unit);
  // A cart from before shares were known: taxed as it was, until the shop's products have reached it.
  if (!contents?.every(({ share }) => share >= 0)) return contents;
  const shares = sharesOf(
    gross,
    contents.map(({ share }) => share),
  );
  return contents.map(({ share: _, tax, takeawayTax, dineInTax, ...content }, index) => ({
    ...content,
    ...sharedPart(shares[index]),
    taxRate: taxRateOf({ tax, takeawayTax, dineInTax }, service),
  }));
}

/** The same contents when their line costs something else. */
export function sharedAnew(contents: readonly OrderContent[], gross: Cents): OrderContent[] {
  if (!contents.every(isShared)) return [...contents];
  const shares = sharesOf(
    gross,
    contents.map((content) => content.gross),
  );
  return contents.map((content, index) => ({ ...content, ...sharedPart(shares[index]) }));
}

/** What of an item is taxed at which rate: its parts, if they have shares, else itself. */
export function taxedParts({ gross, taxRate, contents = [] }: TaxedItem): { gross: Cents; rate: number }[] {
  if (contents.length === 0 || !contents.every(isShared)) return [{ gross, rate: taxRate }];
  return contents.map((content) => ({ gross: content.gross, rate: content.taxRate }));
}

export interface TaxedItem {
  gross: Cents;
  /** VAT in percent. */
  taxRate: number;
  /** Of orders from before, without shares. */
  contents?: readonly Pick<OrderContent, 'gross' | 'taxRate'>[];
}

type Shared<C> = C & { gross: Cents; taxRate: number };

function isShared<C extends Pick<OrderContent, 'gross' | 'taxRate'>>(content: C): content is Shared<C> {
  return content.gross !== undefined && content.taxRate !== undefined;
}

function sharedPart(gross: Cents | undefined): { gross?: Cents } {
  return gross === undefined ? {} : { gross };
}
