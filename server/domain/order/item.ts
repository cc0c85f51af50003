import type { Modifier, PartType } from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money/money.ts';
import type { UnitId } from '#domain/money/units.ts';
import { about, type EntryKinds, field, list, nullable, optional, personal, type Values } from './field.ts';
import * as texts from './texts.ts';
import type { TotalKinds } from './totals.ts';

/** The kinds of values in an item. */
export interface ItemKinds extends TotalKinds, Pick<EntryKinds, 'flag' | 'text' | 'id'> {
  /** Text written by the server. */
  word: string;
  integer: number;
  amount: number;
  unit: UnitId;
  partType: PartType;
  modifier: Modifier;
  /** Withheld from customers if the price is hidden from them. */
  price: Cents;
}
export interface PublicItemKinds extends Omit<ItemKinds, 'price'> {
  price: Cents | null;
}

/** An answered step, frozen at the time of the order. */
const PART_FIELDS = {
  name: field('word'),
  type: field('partType'),
  text: nullable(personal(field('text'), 'words')),
  options: list({
    name: field('word'),
    modifier: field('modifier'),
    value: field('price'),
    /** As the dish is usually made (R274). */
    isPreselected: optional(field('flag')),
  }),
  /** What it is usually made with, and the guest did not want; missing if that is nothing. */
  leftOut: optional(about(texts.leftOutNote, list({ name: field('word') }))),
  /** As in image.ts. */
  uploads: personal(
    list({
      id: field('id'),
      version: field('integer'),
      extension: field('word'),
      mimeType: field('word'),
      publicHash: field('word'),
      name: field('word'),
    }),
    'words',
  ),
};
export interface OrderItemPart extends Values<typeof PART_FIELDS, ItemKinds> {}
export interface PublicOrderItemPart extends Values<typeof PART_FIELDS, PublicItemKinds> {}

/** One item of an order, frozen at the time of the order. */
export const ITEM_FIELDS = {
  product: field('id'),
  name: field('word'),
  allergens: field('word'),
  amount: field('amount'),
  unit: field('unit'),
  /** Gross of one `unit` with all options. */
  unitPrice: about(texts.unitPriceNote, field('price')),
  /** Of goods sold by weight, volume or length, with all options (R253); missing in orders from before it was stored. */
  basePrice: optional(about(texts.basePriceNote, field('price'))),
  baseUnit: optional(field('unit')),
  gross: field('price'),
  /** VAT. */
  taxRate: about(texts.percent, field('percent')),
  pricing: field('pricing'),
  isPriceHidden: field('flag'),
  /** Missing for other items, and in orders from before this was stored. */
  contents: optional(
    about(
      texts.contentsNote,
      list({
        /** From here on missing in orders from before it was stored. */
        product: optional(field('id')),
        name: field('word'),
        amount: field('amount'),
        unit: field('unit'),
        gross: optional(about(texts.contentGrossNote, field('price'))),
        taxRate: optional(about(texts.percent, field('percent'))),
      }),
    ),
  ),
  parts: list(PART_FIELDS),
};
export interface OrderItem extends Values<typeof ITEM_FIELDS, ItemKinds> {}
/** An item without the amounts of a price that is hidden from customers. */
export interface PublicOrderItem extends Values<typeof ITEM_FIELDS, PublicItemKinds> {}
