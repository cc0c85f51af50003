import type { ImageRef } from '#domain/media/image.ts';
import type { Cents } from '#domain/money/money.ts';
import type { UnitId } from '#domain/money/units.ts';
import { MONEY, wireForm } from '#domain/money/wire.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import type { LeadTimeFields } from './lead-time.ts';

export type PricingMode = 'fixed' | 'approximate' | 'minimum';
export type ProductType = 'simple' | 'configurable' | 'bundle';
export type PartType = 'select' | 'multiselect' | 'text' | 'textarea' | 'file' | 'files' | 'image' | 'images';
/** 'Possible': the choices of a configurable product can be made so that it is. */
export type Diet = 'vegan' | 'vegetarian' | 'veganPossible' | 'vegetarianPossible';
export type Modifier = 'add' | 'subtract' | 'overwrite';

/** One option of a select or multiselect step; `name` is its key within the step. */
export interface Option {
  name: string;
  /** On pages in another language: the name as guests read it. */
  label?: string;
  modifier: Modifier;
  value: Cents;
  /** Chosen from the start, as the dish is usually made (R274); missing = no. */
  isPreselected?: boolean | undefined;
}

/** One step of a configurable product. Required means that `optional` is explicitly false. */
export interface ConfigPart {
  name: string;
  /** As for an option. */
  label?: string;
  description: string;
  type: PartType;
  optional: boolean;
  options: Option[];
}

/** Limits of an amount; null = not set. Steps count from the minimum. */
export interface QuantityLimits {
  minimumQuantity: number | null;
  maximumQuantity: number | null;
  quantityStepSize: number | null;
}

export interface AlternativeUnit extends QuantityLimits {
  unit: UnitId;
  /** Product units per 1 of this unit; null = the unit table decides. */
  ratio: number | null;
  calculationModel: PricingMode | null;
}

/** One part of a bundle, and how much of it. */
export interface BundleContent extends Pick<Product, 'name' | 'unit' | 'tax' | 'takeawayTax' | 'dineInTax'> {
  product: number;
  amount: number;
  /** What falls upon it of the price of the bundle, from 0 to 1; together 1 (R250). */
  share: number;
}

/** What a guest agreed to in words; the same in every language (R139). */
export type ComparedTexts = Pick<Product, 'name' | 'description' | 'allergens'>;

export interface Product extends QuantityLimits, LeadTimeFields {
  id: number;
  uid: string;
  name: string;
  description: string;
  /** Austrian letters with or without words, for example 'A, C, G'. */
  allergens: string;
  /** What the shop says about its suitability; null = nothing. */
  diet: Diet | null;
  /** Gross per product unit. */
  price: Cents;
  type: ProductType;
  images: ImageRef[];
  unit: UnitId;
  alternativeUnits: AlternativeUnit[];
  defaultQuantity: number | null;
  defaultUnit: UnitId | null;
  isStepByStep: boolean;
  pricing: PricingMode;
  calculationModel: PricingMode | null;
  /** VAT in percent for delivery, and the fallback for the other two. */
  tax: number;
  takeawayTax: number | null;
  dineInTax: number | null;
  isEnabled: boolean;
  isPublic: boolean;
  schedule: OpeningHour[];
  isVisibleWhenUnavailable: boolean;
  isPriceHidden: boolean;
  content: { type: 'snack' | 'other'; category: { id: number } | null };
  config: { parts: ConfigPart[] };
  /** What a bundle is made of. */
  bundleItems: { product: { id: number }; amount: number }[];
  /** The bundle costs the sum of its parts; otherwise its own price applies. */
  isBundlePriceSum: boolean;
  /** What one product unit of a bundle contains, filled in by `withBundles`; unset for other products. */
  contents?: BundleContent[];
  /** On pages in another language: the texts that a cart is compared by. */
  original?: ComparedTexts;
  /** The branches where it is sold out at the moment. */
  soldOut: { id: number }[];
}

export const PRODUCT_WIRE = wireForm<Product>({
  price: MONEY,
  config: { parts: [{ options: [{ value: MONEY }] }] },
});

export interface Category {
  id: number;
  name: string;
  image: ImageRef | null;
  isEnabled: boolean;
  isPublic: boolean;
  schedule: OpeningHour[];
  isVisibleWhenUnavailable: boolean;
}

/** A menu of one or more branches, valid from an instant on. */
export interface Menu {
  id: number;
  name: string;
  availableFrom: string;
  branches: { id: number }[];
  catalog: { id: number; products: { id: number }[] }[];
}

/** The texts by which a product in a cart is compared with the shop's: German, whatever the page shows (R139). */
export function originalOf(product: Product): ComparedTexts {
  return product.original ?? product;
}

/** The steps of a product; only configurable products have any. */
export function stepsOf(product: Pick<Product, 'type' | 'config'>): readonly ConfigPart[] {
  return product.type === 'configurable' ? product.config.parts : [];
}

/** How final the price in a unit is: calculationModel of the unit, then of the product, then `pricing`. */
export function pricingModeOf(
  product: Pick<Product, 'alternativeUnits' | 'calculationModel' | 'pricing'>,
  unit: UnitId,
): PricingMode {
  const alternative = product.alternativeUnits.find((candidate) => candidate.unit === unit);
  return alternative?.calculationModel ?? product.calculationModel ?? product.pricing;
}
