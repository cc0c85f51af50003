import { formatAmount } from '#domain/catalogue/amount.ts';
import type { ErrorCode, Fault, FaultParams } from '#domain/errors.ts';
import { PLACEHOLDERS } from '#domain/messages/mail-opening.ts';
import { formatMoney } from '#domain/money/money.ts';
import { fieldLabel } from './field-labels.ts';

const NAMES = [
  'label',
  'product',
  'step',
  'stepSize',
  'minimum',
  'maximum',
  'amount',
  'difference',
  'minutes',
  'name',
  'picture',
  'types',
  'phone',
  'users',
  'zipCode',
  'other',
  'pickup',
  'digits',
  'left',
  'option',
] as const;

/** What sentences about faults may name; 'none' if a fault has no such value. `label` is the field as the form calls it, unless the fault brings its own. */
type ErrorValues = Readonly<Record<(typeof NAMES)[number], string>>;
export type ErrorSentence = string | ((values: ErrorValues) => string);

/** Where the sentence makes no sense without a value. */
const DEFAULTS: Partial<Record<ErrorCode, Fault['params']>> = {
  'too-short': { minimum: 1 },
  'phone-invalid': { phone: '+436641234567' },
  'tip-out-of-range': { minimum: 0, maximum: 200 },
  'too-many-items': { maximum: 100 },
  'too-many-uploads': { maximum: 20 },
  'page-too-far': { maximum: '50.000' },
  'too-many-words': { maximum: 250 },
  'too-many-contacts': { maximum: 10 },
  'means-name-too-long': { name: 'PostFinance Pay', maximum: 40 },
  'means-too-many': { maximum: 20 },
  'rejects-before-alarm': { minutes: 10 },
  'placeholder-unknown': { other: PLACEHOLDERS.join(', ') },
};

export function errorValues({ code, field, params }: Fault): ErrorValues {
  const given: Fault['params'] = {
    label: (field !== undefined && fieldLabel(field)) || '',
    ...params,
  };
  const named = (name: keyof ErrorValues) => written(given[name] ?? DEFAULTS[code]?.[name] ?? '') || 'none';
  return Object.fromEntries(NAMES.map((name) => [name, named(name)])) as ErrorValues;
}

/** Numbers and money as the language of the sentence writes them, wherever the fault was found. */
function written(value: FaultParams[string]): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : formatAmount(value);
  return formatMoney(value.cents, value.currency);
}
