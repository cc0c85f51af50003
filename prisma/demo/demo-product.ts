import type { LeadTimeUnit } from '#domain/catalogue/lead-time.ts';
import type { ConfigPart, Modifier, PartType, PricingMode, Product } from '#domain/catalogue/product.ts';
import { cents } from '#domain/money/money.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { type DemoPicture, imageRefOf, type Layout, type Surface } from './demo-picture.ts';

/** What a data file states about a product; everything that it omits gets the usual default. */
export interface ProductDraft
  extends Partial<
    Omit<Product, 'id' | 'name' | 'description' | 'allergens' | 'price' | 'images' | 'content' | 'config'>
  > {
  id: number;
  name: string;
  description: string;
  allergens: string;
  /** Gross cents per product unit. */
  price: number;
  /** Motifs of the picture, the most important first; layout and surface if not the category's. */
  picture: readonly string[];
  layout?: Layout;
  surface?: Surface;
  parts?: readonly ConfigPart[];
  /** What a bundle contains: ids of products with amounts in their units. */
  holds?: readonly (readonly [product: number, amount: number])[];
  lead?: readonly [value: number, unit: LeadTimeUnit];
  isSnack?: boolean;
}

export interface DemoProduct {
  product: Product;
  picture: DemoPicture;
}

/** What the pictures of a category have in common. */
export interface CategoryLook {
  category: number;
  ground: string;
  surface: Surface;
  layout: Layout;
}

/** Completes the products of one category: sold by the piece, 10 % VAT, always available, fixed price. */
export function productsOf(look: CategoryLook, drafts: readonly ProductDraft[]): DemoProduct[] {
  return drafts.map((draft) => completeProduct(look, draft));
}

function completeProduct(look: CategoryLook, draft: ProductDraft): DemoProduct {
  const { picture: motifs, layout, surface, parts, holds, lead, isSnack, price, ...given } = draft;
  const picture: DemoPicture = {
    id: draft.id,
    alt: draft.name,
    layout: layout ?? look.layout,
    surface: surface ?? look.surface,
    ground: look.ground,
    motifs,
  };
  const product: Product = {
    uid: `wk-${String(draft.id).padStart(4, '0')}`,
    type: parts ? 'configurable' : 'simple',
    unit: 'amount',
    alternativeUnits: [],
    minimumQuantity: 1,
    maximumQuantity: 50,
    quantityStepSize: 1,
    defaultQuantity: null,
    defaultUnit: null,
    isStepByStep: false,
    diet: null,
    pricing: 'fixed',
    calculationModel: null,
    tax: 10,
    takeawayTax: null,
    dineInTax: null,
    isEnabled: true,
    isPublic: true,
    schedule: [],
    isVisibleWhenUnavailable: true,
    isPriceHidden: false,
    isLeadTimeEnabled: lead !== undefined,
    leadTimeType: lead?.[1] ?? 'minutes',
    leadTimeValue: lead?.[0] ?? 0,
    ...given,
    price: cents(price),
    images: [imageRefOf(picture)],
    content: { type: isSnack ? 'snack' : 'other', category: { id: look.category } },
    config: { parts: [...(parts ?? [])] },
    bundleItems: (holds ?? []).map(([id, amount]) => ({ product: { id }, amount })),
    isBundlePriceSum: false,
    soldOut: [],
  };
  return { product, picture };
}

/** Choices as [name, cents]; an amount above 0 is added to the price, `modifier` says otherwise. */
type Choice = string | readonly [name: string, value: number, modifier?: Modifier];

/** One step with choices. Required unless said otherwise. */
export function step(
  type: 'select' | 'multiselect',
  name: string,
  description: string,
  choices: readonly Choice[],
  optional = false,
): ConfigPart {
  const options = choices.map((choice) => {
    const [label, value, modifier]: readonly [string, number, Modifier?] =
      typeof choice === 'string' ? [choice, 0] : choice;
    return { name: label, modifier: modifier ?? 'add', value: cents(value) };
  });
  return { name, description, type, optional, options };
}

/** One step that the customer fills in with text or files. Optional unless said otherwise. */
export function entry(
  type: Exclude<PartType, 'select' | 'multiselect'>,
  name: string,
  description: string,
  optional = true,
): ConfigPart {
  return { name, description, type, optional, options: [] };
}

/** Drinks: 20 % VAT, whatever the service. */
export const DRINK_TAX = { tax: 20 } as const;

/** Bread, rolls and other staple food: 4.9 % over the counter since July 2026, 10 % when served at the table. */
export const STAPLE_TAX = { tax: 4.9, takeawayTax: 4.9, dineInTax: 10 } as const;

/**
 * Sold by weight from the counter: priced per kilogram, ordered in decagrams as Austrians do. `pricing` is approximate
 * where the cut decides the exact weight.
 */
export function byWeight(defaultDecagrams: number, pricing: PricingMode = 'approximate') {
  return {
    unit: 'kilogram',
    minimumQuantity: 0.1,
    maximumQuantity: 5,
    quantityStepSize: 0.1,
    alternativeUnits: [
      {
        unit: 'decagram',
        ratio: null,
        minimumQuantity: 10,
        maximumQuantity: 500,
        quantityStepSize: 5,
        calculationModel: null,
      },
      {
        unit: 'gram',
        ratio: null,
        minimumQuantity: 100,
        maximumQuantity: 5000,
        quantityStepSize: 50,
        calculationModel: null,
      },
    ],
    defaultQuantity: defaultDecagrams,
    defaultUnit: 'decagram',
    pricing,
  } satisfies Partial<Product>;
}

/** Priced per person, from `minimum` persons on. */
export function perPerson(minimum: number, maximum = 120) {
  return {
    unit: 'person',
    minimumQuantity: minimum,
    maximumQuantity: maximum,
    quantityStepSize: 1,
  } satisfies Partial<Product>;
}

/** One entry of hours or of a schedule. */
export function hours(type: OpeningHour['type'], from: string, to: string): OpeningHour {
  return { type, date: null, isClosed: false, from, to };
}
