import type { RecordValues } from '../crud/record.ts';
import type { FormSection } from '../crud/screen.ts';
import * as texts from './form-texts.ts';

/** The cards of the product form. Filled-in fields stay visible even if the current type does not use them. */
export const PRODUCT_SECTIONS: readonly FormSection[] = [
  {
    title: texts.basics,
    fields: ['name', 'uid', 'type', 'description', 'allergens', 'diet'],
  },
  {
    title: texts.priceAndTaxes,
    hint: texts.priceAndTaxesHint,
    fields: ['price', 'pricing', 'calculationModel', 'isPriceHidden', 'tax', 'takeawayTax', 'dineInTax'],
  },
  {
    title: texts.steps,
    hint: texts.stepsHint,
    fields: ['config', 'isStepByStep'],
    isShown: (values) => values.type === 'configurable' || hasParts(values),
  },
  {
    title: texts.bundle,
    hint: texts.bundleHint,
    fields: ['bundleItems', 'isBundlePriceSum'],
    isShown: ({ type, bundleItems }) =>
      type === 'bundle' || (Array.isArray(bundleItems) && bundleItems.length > 0),
  },
  {
    title: texts.pictures,
    hint: texts.picturesHint,
    fields: ['images'],
  },
  {
    title: texts.units,
    hint: texts.unitsHint,
    fields: [
      'unit',
      'quantityStepSize',
      'minimumQuantity',
      'maximumQuantity',
      'defaultQuantity',
      'defaultUnit',
      'alternativeUnits',
    ],
  },
  {
    title: texts.availability,
    hint: texts.productAvailabilityHint,
    fields: ['schedule', 'isVisibleWhenUnavailable', 'isLeadTimeEnabled', 'leadTimeValue', 'leadTimeType'],
    isFolded: ({ schedule, isVisibleWhenUnavailable, isLeadTimeEnabled }) =>
      !(Array.isArray(schedule) && schedule.length > 0) && !isVisibleWhenUnavailable && !isLeadTimeEnabled,
  },
  {
    title: texts.visibility,
    hint: texts.productVisibilityHint,
    fields: ['isEnabled', 'isPublic', 'content'],
  },
];

/** What a product cannot do without, or nearly every one has. */
export const SIMPLE_PRODUCT: readonly string[] = [
  'name',
  'uid',
  'type',
  'description',
  'allergens',
  'price',
  'tax',
  'config',
  'bundleItems',
  'isBundlePriceSum',
  'images',
  'unit',
  'isEnabled',
  'isPublic',
];

/** The price of a bundle that costs what its parts cost; one that was stored before stays. */
export function impliedOfProduct({ type, isBundlePriceSum, price }: RecordValues): RecordValues {
  return type === 'bundle' && isBundlePriceSum === true ? { price: price ?? 0 } : {};
}

function hasParts({ config }: RecordValues): boolean {
  return (
    config !== null &&
    typeof config === 'object' &&
    'parts' in config &&
    Array.isArray(config.parts) &&
    config.parts.length > 0
  );
}
