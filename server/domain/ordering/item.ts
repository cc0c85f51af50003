import { amountFault, limitsFor } from '#domain/catalogue/amount.ts';
import { type ConfigPart, type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { ErrorCode, Fault, FaultParams } from '#domain/errors.ts';
import type { UploadRef } from '#domain/media/image.ts';
import type { UnitId } from '#domain/money/units.ts';
import { cleanText, MAXIMUM_TEXT } from '#domain/text/text-input.ts';
import { shownName } from '#domain/text/translation.ts';

/**
 * A customer's answer to one step: text steps a string, select an option name, multiselect option names, upload steps the
 * upload(s); null for an empty optional step.
 */
export type PartValue = string | readonly string[] | UploadRef | readonly UploadRef[] | null;

/** A product as configured, not yet validated. `parts` has one entry per step of the product, in step order. */
export interface CartItem {
  product: Product;
  amount: number;
  unit: UnitId;
  parts: PartValue[];
}

/** A fault of an item; `path` is relative to it: 'amount', 'unit', 'parts', 'parts.0'. */
export interface ItemFault {
  path: string;
  code: ErrorCode;
  params?: FaultParams;
}

/** More files than this in one step are refused. */
export const MAXIMUM_UPLOADS = 20;
/** More items than this in one order are refused. */
export const MAXIMUM_ITEMS = 100;
/** The file types that image steps accept, by extension (R58). */
export const IMAGE_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'gif'];

/** Whether a step lets the customer continue. Required means that `optional` is explicitly false (R55). */
export function isPartComplete(part: ConfigPart, value: PartValue | undefined): boolean {
  return part.optional !== false || !isEmpty(value);
}

/** Amount above zero and every step complete: the condition for the save button. */
export function isItemValid(item: CartItem): boolean {
  return item.amount > 0 && itemFaults(item).length === 0;
}

/** Everything that prevents an item from being ordered. Prices do not matter; checkout validates availability. */
export function itemFaults(item: CartItem): ItemFault[] {
  const steps = stepsOf(item.product);
  const faults: ItemFault[] = [];
  const amount = amountFault(item.product, item.unit, item.amount);
  if (amount === 'unit-invalid') faults.push({ path: 'unit', code: amount });
  else if (amount) faults.push({ path: 'amount', code: amount, params: limitParams(item) });
  if (item.parts.length !== steps.length) return [...faults, { path: 'parts', code: 'parts-length' }];
  steps.forEach((step, index) => {
    const fault = partFault(step, item.parts[index]);
    if (fault)
      faults.push({ path: `parts.${index}`, ...fault, params: { step: shownName(step), ...fault.params } });
  });
  return faults;
}

/** The faults of all items, with their paths in the order: 'items.0.amount'. */
export function cartFaults(items: readonly CartItem[]): Fault[] {
  return items.flatMap((item, index) =>
    itemFaults(item).map(({ path, ...fault }) => ({
      ...fault,
      field: `items.${index}.${path}`,
      params: { product: item.product.name, ...fault.params },
    })),
  );
}

/** The item with its texts as stored: trimmed, normalised (NFC), without control characters; empty becomes null. */
export function cleanItem(item: CartItem): CartItem {
  const steps = stepsOf(item.product);
  return {
    ...item,
    parts: item.parts.map((value, index) => {
      if (isTextStep(steps[index]) && typeof value === 'string') return cleanText(value) || null;
      return isEmpty(value) ? null : value;
    }),
  };
}

/** The uploads referenced by an item. */
export function uploadsOf(item: CartItem): UploadRef[] {
  return item.parts.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isUpload);
}

export function isUpload(value: unknown): value is UploadRef {
  return typeof value === 'object' && value !== null && 'publicHash' in value;
}

function partFault(step: ConfigPart, value: PartValue | undefined): Omit<ItemFault, 'path'> | null {
  if (isEmpty(value)) return step.optional === false ? { code: 'part-required' } : null;
  switch (step.type) {
    case 'text':
    case 'textarea':
      if (typeof value !== 'string') return { code: 'part-invalid' };
      return cleanText(value).length > MAXIMUM_TEXT
        ? { code: 'too-long', params: { maximum: MAXIMUM_TEXT } }
        : null;
    case 'select':
      return typeof value === 'string' ? optionsFault(step, [value]) : { code: 'part-invalid' };
    case 'multiselect':
      return isTextList(value) ? optionsFault(step, value) : { code: 'part-invalid' };
    case 'file':
    case 'image':
      return isUpload(value) ? uploadsFault(step, [value]) : { code: 'part-invalid' };
    case 'files':
    case 'images':
      return Array.isArray(value) && value.every(isUpload)
        ? uploadsFault(step, value)
        : { code: 'part-invalid' };
  }
}

function optionsFault(step: ConfigPart, names: readonly string[]): Omit<ItemFault, 'path'> | null {
  if (!names.every((name) => step.options.some((option) => option.name === name)))
    return { code: 'option-unknown' };
  return new Set(names).size === names.length ? null : { code: 'option-duplicate' };
}

function uploadsFault(step: ConfigPart, uploads: readonly UploadRef[]): Omit<ItemFault, 'path'> | null {
  if (uploads.length > MAXIMUM_UPLOADS)
    return { code: 'too-many-uploads', params: { maximum: MAXIMUM_UPLOADS } };
  const wantsImages = step.type === 'image' || step.type === 'images';
  if (wantsImages && !uploads.every((upload) => IMAGE_EXTENSIONS.includes(upload.extension.toLowerCase()))) {
    return {
      code: 'file-type',
      params: { types: IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(', ') },
    };
  }
  return null;
}

function limitParams({ product, unit }: CartItem): FaultParams {
  const { minimum, maximum, step } = limitsFor(product, unit);
  return { minimum, maximum, stepSize: step ?? 0 };
}

function isEmpty(value: PartValue | undefined): value is null | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return cleanText(value) === '';
  return Array.isArray(value) && value.length === 0;
}

function isTextStep(step: ConfigPart | undefined): boolean {
  return step?.type === 'text' || step?.type === 'textarea';
}

function isTextList(value: PartValue | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
