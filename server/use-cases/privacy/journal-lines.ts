import { cents, formatMoney } from '#domain/money/money.ts';
import type { Fields as OrderFields } from '#domain/order/field.ts';
import { PROGRESS_FIELDS, STAFF_FIELDS } from '#domain/order/order.ts';
import { isUnsaid, type JournalChange } from '#domain/privacy/journal.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { config } from '#entities/config.ts';
import type { Field, Fields } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { EVENTS } from '#text/orders/order-event-texts.ts';
import { ORDER_STATE_NAMES } from '#text/orders/order-state-texts.ts';
import { JOURNAL_ACTIONS } from '#text/privacy/journal-texts.ts';
import * as texts from '#text/privacy/texts.ts';

/** One value that differs, as people read it. */
export interface JournalLine {
  label: string;
  before: string;
  after: string;
}

/** What was done, in German. */
export function actionName(action: string): string {
  return JOURNAL_ACTIONS[action] ?? (EVENTS as Readonly<Record<string, string>>)[action] ?? action;
}

/** What it was about: orders stand in the journal by their uid. */
export function journalTitle({ subject, message }: { subject: string; message: string }): string {
  return subject === 'order' && message !== '' && !message.includes(' ')
    ? texts.orderNumber({ uid: message })
    : message;
}

/** What was before and after, under the labels of the declarations. */
export function journalLines(subject: string, change: JournalChange | null): JournalLine[] {
  if (!change) return [];
  const names = new Set([...Object.keys(change.before ?? {}), ...Object.keys(change.after ?? {})]);
  const describe = subject === 'order' ? orderField : entityField(subject);
  return [...names].map((name) => {
    const { label, words } = describe(name);
    const side = (values: JournalChange['before']) =>
      values && name in values ? wordsOf(values[name], words) : '';
    return { label, before: side(change.before), after: side(change.after) };
  });
}

interface Described {
  label: string;
  /** For values that the declaration knows better. */
  words: (value: unknown) => string | null;
}

const plain = () => null;
const stageWords = (value: unknown) => texts.FACTS[String(value)] ?? null;

function entityField(subject: string): (name: string) => Described {
  const fields: Fields =
    subject === config.name
      ? config.fields
      : (EVERY_ENTITY.find(({ name }) => name === subject)?.fields ?? {});
  return (name) => {
    const field: Field<unknown> | undefined = fields[name];
    return {
      label: field?.label ?? texts.FACTS[name] ?? name,
      words: field ? (value) => fieldWords(field, value) : name === 'stage' ? stageWords : plain,
    };
  };
}

function fieldWords({ choices, money, widget }: Field<unknown>, value: unknown): string | null {
  if (choices && typeof value === 'string') return choices[value] ?? value;
  if (choices && Array.isArray(value)) return value.map((one) => choices[String(one)] ?? one).join(', ');
  return money && widget === 'money' && typeof value === 'number' ? formatMoney(cents(value)) : null;
}

const EXTRA: Readonly<Record<string, string>> = {
  items: texts.items,
  taken: texts.taken,
  refunds: texts.refunds,
  paymentState: texts.paymentState,
  confirmedAt: texts.confirmedAt,
  finishedAt: texts.finishedAt,
};
const ORDER_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: ORDER_STATE_NAMES,
  paymentState: texts.PAYMENT_STATES,
};

const MONEY: ReadonlySet<string> = new Set(['money', 'total', 'price']);

function orderField(name: string): Described {
  const field = (STAFF_FIELDS as OrderFields)[name] ?? (PROGRESS_FIELDS as OrderFields)[name];
  return {
    label: EXTRA[name] ?? field?.label ?? name,
    words: (value) => {
      if (typeof value === 'number') return MONEY.has(field?.kind ?? '') ? formatMoney(cents(value)) : null;
      if (typeof value !== 'string') return null;
      // As the times of the entries in the table: the countries of all branches have the same.
      if (field?.kind === 'instant') return formatDateTime(new Date(value), DEFAULT_ZONE);
      return ORDER_WORDS[name]?.[value] ?? null;
    },
  };
}

function wordsOf(value: unknown, better: (value: unknown) => string | null): string {
  if (isUnsaid(value)) return texts.unsaid;
  const known = better(value);
  if (known !== null) return known;
  if (value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, better)).join(', ') || texts.nothing;
  if (typeof value === 'object') return factsOf(value);
  return String(value);
}

/** 'Texte und Dateien: 3, Anschrift: 6'. */
function factsOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${texts.FACTS[name] ?? name}: ${wordsOf(value, () => null)}`)
    .join(', ');
}
