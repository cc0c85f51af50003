import { z } from 'zod';
import type {
  AlternativeUnit,
  BundleContent,
  ConfigPart,
  Product,
  QuantityLimits,
} from '#domain/catalogue/product.ts';
import type { Fault } from '#domain/errors.ts';
import { UNITS, type UnitId } from '#domain/money/units.ts';
import type { Wire } from '#domain/money/wire.ts';
import { isChoice } from '#domain/ordering/pricing.ts';
import { PRICING_NAMES } from '#text/state-texts.ts';
import { entity, type Row, type SummaryRow } from './entity.ts';
import type { Field } from './field.ts';
import {
  choice,
  hours,
  id,
  identifier,
  integer,
  money,
  multiline,
  optionalChoice,
  optionalNumber,
  optionalPercent,
  percent,
  pictures,
  readOnly,
  references,
  required,
  shaped,
  text,
  toggle,
} from './fields.ts';
import { STEP_TEXTS, stepsField } from './shapes/steps.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

const UNIT_NAMES = Object.fromEntries(Object.values(UNITS).map((unit) => [unit.id, unit.name])) as Record<
  UnitId,
  string
>;
const unit = z.enum(Object.keys(UNIT_NAMES) as UnitId[]);
/** The largest amount of one item in an order (R15). */
const QUANTITY = { minimum: 0, maximum: 10_000 };
const quantity = z.number().min(0).max(10_000).nullable();

const alternativeUnit: z.ZodType<AlternativeUnit, AlternativeUnit> = z.strictObject({
  unit,
  ratio: z.number().positive().nullable(),
  calculationModel: z.enum(['fixed', 'approximate', 'minimum']).nullable(),
  minimumQuantity: quantity,
  maximumQuantity: quantity,
  quantityStepSize: quantity,
});

const bundleItem = z.strictObject({
  product: z.strictObject({ id }),
  amount: z.number().positive().max(10_000),
});

const rate = z.number().min(0).max(100);
const bundleContent: z.ZodType<BundleContent> = z.strictObject({
  product: id,
  name: z.string(),
  amount: z.number(),
  unit,
  share: z.number().min(0).max(1).describe(texts.contentShareNote),
  tax: rate,
  takeawayTax: rate.nullable(),
  dineInTax: rate.nullable(),
});

/** A bundle is a product composed of other products with amounts (R52). */
function bundleField(): Field<Product['bundleItems']> {
  return {
    ...shaped<Product['bundleItems']>(texts.bundleItems, 'bundle', z.array(bundleItem).max(50), []),
    links: (items) =>
      items.map(({ product }, index) => ({ target: 'product', id: product.id, path: `${index}.product.id` })),
    linkPaths: { product: '$[*].product.id' },
  };
}

const contentSchema = z.strictObject({
  type: z.enum(['snack', 'other']),
  category: z.strictObject({ id }).nullable(),
});
type Content = Product['content'];

function contentField(): Field<Content> {
  return {
    ...shaped<Content>(texts.content, 'product-content', contentSchema, { type: 'other', category: null }),
    links: ({ category }) => (category ? [{ target: 'category', id: category.id, path: 'category.id' }] : []),
    linkPaths: { category: '$.category.id' },
    unlink: (content) => ({ ...content, category: null }),
  };
}

export const product = entity({
  name: 'product',
  path: '/products',
  label: { one: texts.product, many: texts.products, gender: 'neuter' },
  fields: translated({
    uid: identifier(texts.uid),
    name: translatable(required(text(texts.name))),
    description: translatable(multiline(texts.description)),
    allergens: translatable({ ...text(texts.allergens, 2_000), widget: 'allergens' }),
    diet: optionalChoice(texts.diet, {
      vegan: texts.vegan,
      vegetarian: texts.vegetarian,
      veganPossible: texts.veganPossible,
      vegetarianPossible: texts.vegetarianPossible,
    }),
    price: required(money(texts.price)),
    type: choice(texts.type, {
      simple: texts.simple,
      configurable: texts.configurable,
      bundle: texts.bundle,
    }),
    images: pictures(),
    unit: choice(texts.unit, UNIT_NAMES),
    alternativeUnits: shaped<AlternativeUnit[]>(
      texts.alternativeUnits,
      'alternative-units',
      z.array(alternativeUnit).max(30),
      [],
    ),
    minimumQuantity: optionalNumber(texts.minimumQuantity, QUANTITY),
    maximumQuantity: optionalNumber(texts.maximumQuantity, QUANTITY),
    quantityStepSize: optionalNumber(texts.quantityStepSize, QUANTITY),
    defaultQuantity: optionalNumber(texts.defaultQuantity, QUANTITY),
    defaultUnit: optionalChoice(texts.defaultUnit, UNIT_NAMES),
    isStepByStep: toggle(texts.stepByStep),
    pricing: choice(texts.pricing, PRICING_NAMES),
    calculationModel: optionalChoice(texts.calculationModel, PRICING_NAMES),
    tax: percent(texts.tax),
    takeawayTax: optionalPercent(texts.takeawayTax),
    dineInTax: optionalPercent(texts.dineInTax),
    isEnabled: toggle(texts.enabled, true),
    isPublic: toggle(texts.isPublic, true),
    schedule: hours(texts.schedule),
    isVisibleWhenUnavailable: toggle(texts.visibleWhenUnavailable),
    isPriceHidden: toggle(texts.priceHidden),
    isLeadTimeEnabled: toggle(texts.leadTimeEnabled),
    leadTimeType: choice(texts.leadTimeType, {
      minutes: texts.minutes,
      hours: texts.hours,
      days: texts.days,
      weeks: texts.weeks,
    }),
    leadTimeValue: integer(texts.leadTimeValue, { maximum: 10_000 }),
    content: contentField(),
    config: translatable(stepsField(), STEP_TEXTS),
    bundleItems: bundleField(),
    isBundlePriceSum: toggle(texts.bundlePriceSum),
    // Set by its own call: a stale form must not bring back what the counter has just marked as sold out.
    soldOut: readOnly(references(texts.soldOut, 'branch')),
  }),
  derived: {
    contents: z.array(bundleContent).describe(texts.contentsNote),
  },
  list: {
    columns: ['name', 'uid', 'price', 'unit', 'soldOut', 'isEnabled', 'isPublic'],
    search: ['name', 'description', 'uid', 'allergens'],
    sort: ['id', 'name', 'price', 'uid'],
    filters: ['type', 'isEnabled', 'isPublic', 'uid'],
    summary: ['name', 'uid', 'price', 'unit', 'type', 'isEnabled', 'isPublic', 'soldOut'],
    // What the law check counts (R195).
    conditions: {
      isWithoutTax: { label: texts.withoutTax, values: { tax: 0 } },
      isWithoutAllergens: { label: texts.withoutAllergens, values: { allergens: '' } },
      isPackWithoutAmount: {
        label: texts.packWithoutAmount,
        values: { unit: 'package', alternativeUnits: [] },
      },
    },
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
  unique: [['uid']],
  check: checkProduct,
});

/** Limits that no amount could meet, steps without a choice, bundles without parts. */
function checkProduct(
  record: QuantityLimits & {
    type: string;
    alternativeUnits: readonly QuantityLimits[];
    bundleItems: readonly unknown[];
    isBundlePriceSum: boolean;
    config: { parts: readonly Wire<ConfigPart>[] };
  },
): Fault[] {
  const faults = limitFaults(record);
  for (const [index, limits] of record.alternativeUnits.entries())
    faults.push(
      ...limitFaults(limits).map((fault) => ({
        ...fault,
        field: `alternativeUnits.${index}.${fault.field}`,
      })),
    );
  if (record.type === 'bundle' && record.isBundlePriceSum && record.bundleItems.length === 0)
    faults.push({ code: 'required', field: 'bundleItems' });
  for (const [index, part] of record.config.parts.entries()) {
    const field = `config.parts.${index}.options`;
    const names = part.options.map(({ name }) => name);
    if (isChoice(part.type) && !part.optional && names.length === 0) faults.push({ code: 'required', field });
    for (const [place, name] of names.entries())
      if (names.indexOf(name) < place)
        faults.push({ code: 'already-exists', field: `${field}.${place}.name` });
    faults.push(...preselectionFaults(part, field));
  }
  return faults;
}

function limitFaults({ minimumQuantity, maximumQuantity, quantityStepSize }: QuantityLimits): Fault[] {
  const faults: Fault[] = [];
  if (maximumQuantity !== null && maximumQuantity <= 0)
    faults.push({ code: 'too-small', field: 'maximumQuantity', params: { minimum: 1 } });
  if (quantityStepSize !== null && quantityStepSize <= 0)
    faults.push({ code: 'too-small', field: 'quantityStepSize' });
  if (minimumQuantity !== null && maximumQuantity !== null && minimumQuantity > maximumQuantity)
    faults.push({ code: 'too-small', field: 'maximumQuantity', params: { minimum: minimumQuantity } });
  return faults;
}

export type ProductRow = Row<typeof product>;
export type ProductSummary = SummaryRow<typeof product>;

/** A step has one usual choice, and nobody pays more for what they did not choose (R274). */
function preselectionFaults({ type, options }: Wire<ConfigPart>, field: string): Fault[] {
  const usual = [...options.entries()].filter(([, { isPreselected }]) => isPreselected);
  return usual.flatMap(([place, { modifier, value }], at): Fault[] => {
    const own = `${field}.${place}.isPreselected`;
    if (modifier === 'add' && value > 0) return [{ code: 'preselected-costs', field: own }];
    return type === 'select' && at > 0 ? [{ code: 'preselected-several', field: own }] : [];
  });
}
