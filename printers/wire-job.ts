import { z } from 'zod';
import { type SlipLook, USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { fromDecimal, ZERO } from '#domain/money/money.ts';
import { ADDRESS_FIELDS } from '#domain/order/address.ts';
import type { Fields } from '#domain/order/field.ts';
import { ITEM_FIELDS } from '#domain/order/item.ts';
import { STAFF_FIELDS } from '#domain/order/order.ts';
import * as texts from './slips/slip-texts.ts';

/** Ids become file names: nothing else is allowed in them. */
const jobId = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/));

const MOST_COPIES = 10;
const LONGEST_TEXT = 20_000;

/** Whatever a newer server sends in place of a known text: the slip loses none of it. */
function asText(value: unknown, depth = 3): string {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth === 0) return '';
  const parts = Object.values(value).map((part) => asText(part, depth - 1));
  const separator = Array.isArray(value) ? ', ' : ' ';
  return parts
    .filter((part) => part !== '')
    .join(separator)
    .slice(0, LONGEST_TEXT);
}

const anything = z.unknown().optional();
const text = anything.transform((value) => asText(value));
/** Null if nothing is given. */
const optionalText = anything.transform((value) => asText(value) || null);
const flag = z.boolean().catch(false);
const instant = z.iso.datetime({ offset: true });
/** Currency units -> cents. No amount of a shop is larger. */
const money = z.number().min(-1e12).max(1e12).transform(fromDecimal);
/** A pricing type that this program does not know promises no total. */
const pricing = z.enum(['fixed', 'approximate', 'minimum']).catch('minimum');

/** The readers of values written by people or programs, by kind. Counts and times have none. */
const READERS = {
  line: text,
  text,
  email: text,
  phone: text,
  vatNumber: text,
  country: text,
  name: text,
  word: text,
  method: text,
  state: text,
  unit: text,
  modifier: text,
  partType: text,
  flag,
  pricing,
};
type Reader<F> = F extends { kind: infer K extends keyof typeof READERS }
  ? F extends { isNullable: true }
    ? typeof optionalText
    : (typeof READERS)[K]
  : never;
type Readers<F> = { [N in keyof F as F[N] extends { kind: keyof typeof READERS } ? N : never]: Reader<F[N]> };

/** What can be read of declared fields, whatever is sent; an older server omits some of them. */
function readersOf<F extends Fields>(fields: F): Readers<F> {
  const readers = new Map<string, z.ZodType>(Object.entries(READERS));
  const known = Object.entries(fields).flatMap(([name, { kind, isNullable }]) => {
    const reader = readers.get(kind);
    return reader ? [[name, isNullable ? optionalText : reader]] : [];
  });
  return Object.fromEntries(known) as Readers<F>;
}

const { contents, parts } = ITEM_FIELDS;
const { options } = parts.of;

const part = z.object({
  ...readersOf(parts.of),
  options: z
    .array(
      z.object({
        ...readersOf(options.of),
        value: money.catch(ZERO),
        /** An older server sends none. */
        isPreselected: flag.optional(),
      }),
    )
    .max(500)
    .default([]),
  uploads: z.array(z.unknown()).max(500).catch([]),
  /** An older server sends none. */
  leftOut: z
    .array(z.object({ name: text }))
    .max(500)
    .optional()
    .catch(undefined),
});

const stated = { name: z.string().max(LONGEST_TEXT), amount: z.number() };

const item = z.object({
  ...readersOf(ITEM_FIELDS),
  ...stated,
  unitPrice: money,
  /** Neither is sent by an older server, nor for what is sold by number. */
  basePrice: money.optional().catch(undefined),
  baseUnit: z.string().max(60).optional().catch(undefined),
  gross: money,
  /** An older server sends none. */
  contents: z
    .array(z.object({ ...readersOf(contents.of), ...stated }))
    .max(10_000)
    .optional(),
  parts: z.array(part).max(200).default([]),
});

/** What an order costs besides its items; null = it is there, but names no amount. */
const orderLine = z.object({
  kind: text,
  label: text,
  detail: optionalText,
  amount: money.nullable().catch(null),
  payer: text,
});

/** What was paid of it; an older server sends none. What a newer one says in another way is left out rather than misread. */
const paid = {
  balance: z
    .object({ paid: money, refunded: money, refunding: money, due: money.nullable(), surplus: money })
    .optional()
    .catch(undefined),
  payments: z
    .array(z.object({ method: text, state: text, amount: money, code: optionalText }))
    .max(500)
    .optional()
    .catch(undefined),
  refunds: z
    .array(z.object({ method: optionalText, state: text, amount: money }))
    .max(500)
    .optional()
    .catch(undefined),
};

/** All declared fields of an order are read as far as possible; below is what is mandatory. */
const order = z.object({
  ...readersOf(STAFF_FIELDS),
  ticketNumber: z.number(),
  hash: z.string().max(LONGEST_TEXT),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isCanceled: z.boolean(),
  isRejected: z.boolean(),
  isFailed: z.boolean(),
  createdAt: instant,
  appointment: instant.nullable(),
  appointmentDate: instant.nullable(),
  counterAppointment: instant.nullable().catch(null),
  /** Who did what with it; the kitchen's ticket says who accepted it. */
  history: z
    .array(z.object({ event: text, actor: text }))
    .max(10_000)
    .catch([]),
  gross: money,
  deliveryGross: money,
  totalNet: money,
  totalGross: money,
  taxLines: z.array(z.object({ rate: z.number(), net: money, vat: money })).max(50),
  items: z.array(item).max(1_000),
  deliveryAddress: z.object(readersOf(ADDRESS_FIELDS)).nullable(),
  /** An older server sends none. */
  lines: z.array(orderLine).max(100).optional(),
  ...paid,
});

const isShown = z.boolean().catch(true);

/** What an owner chose about the form of slips. */
const look: z.ZodType<SlipLook> = z.object({
  ticketNumberSize: z.enum(['huge', 'large']).catch(USUAL_LOOK.ticketNumberSize),
  ticketNoteBelow: isShown,
  ticketAllergens: isShown,
  ticketOmitsPreselected: flag,
  ticketCustomer: isShown,
  ticketAcceptedBy: isShown,
  receiptLogo: isShown,
  receiptAddress: isShown,
  receiptAllergens: isShown,
});

/** No logo of ours is larger; another server's must not cost a roll of paper. */
const MOST_DOTS = { bytes: 72, rows: 400 };

const logo = z
  .object({
    width: z.int().min(1).max(MOST_DOTS.bytes),
    height: z.int().min(1).max(MOST_DOTS.rows),
    bits: z.base64().max(2 * MOST_DOTS.bytes * MOST_DOTS.rows),
  })
  .transform(({ bits, ...size }) => ({ ...size, bits: bytesOf(bits) }))
  .refine(({ width, height, bits }) => bits.length === width * height);

/** Without Buffer: previews are drawn in the browser. */
function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const replaced = <T extends z.ZodType>(of: T) => z.object({ before: of, now: of }).nullable();

/** What differs from an earlier ticket; before 0 = new, amount 0 = no longer wanted. */
const change = z.object({
  items: z
    .array(
      z.object({
        ...stated,
        before: z.number(),
        unit: text,
        allergens: text,
        contents: z.array(z.object({ ...stated, unit: text })).max(10_000),
        parts: z
          .array(z.object({ name: text, text, options: z.array(text).max(500), files: z.number().catch(0) }))
          .max(200),
      }),
    )
    .max(2_000),
  appointment: replaced(instant.nullable()),
  table: replaced(optionalText),
  comment: replaced(text),
});

/**
 * Everything that the slips draw from, as far as it can be read. Programs at counters are older than their server: what
 * this one does not know (codes, fields, forms) becomes text on the slip or is ignored. Mandatory is what a slip states:
 * the items with their amounts and prices, the totals, the times, the service, whether it is void. A slip that guessed
 * them would be worse than none: the job is reported as failed, and another device gets it.
 */
const wireJob = z.object({
  id: jobId,
  layout: text,
  copies: z
    .number()
    .catch(1)
    .transform((copies) => Math.min(Math.max(Math.floor(copies), 1), MOST_COPIES)),
  isDuplicate: flag,
  /** An older server knows only whole slips. */
  kind: anything.transform((kind) => asText(kind) || 'normal'),
  /** Who reads it, and the stations whose printers stand in; an older server knows none. */
  station: z
    .object({ id: z.int(), name: text, standIns: z.array(z.int()).max(100).catch([]) })
    .nullish()
    .catch(null),
  /** What a change ticket shows; unreadable, the order says it, too. */
  change: change.nullish().catch(null),
  /** ISO 8601 with offset: from then on it must not print. Older servers do not set it: it never expires. */
  endsAt: instant.optional().catch(undefined),
  /** Why it must not print any more, a German sentence; null = it may. */
  ended: anything.transform((reason) => (reason == null ? null : asText(reason) || texts.endedByServer)),
  businessName: text,
  /** An older server sends none. */
  vatNumber: text,
  /** Dots of the printer; unreadable, or of an older server: none. */
  logo: logo.nullish().catch(null),
  /** Another device could print it; an older server does not say. */
  isWantedElsewhere: flag,
  /** Unreadable, or of an older server: the usual one. */
  look: look.optional().catch(undefined),
  /** An older server sends none: then there is one. */
  hasTicket: z.boolean().optional().catch(undefined),
  shopName: text,
  branch: z.object({
    name: text,
    street: text,
    zipCode: text,
    city: text,
    country: text,
    phone: text,
    timeZone: z.string().max(60),
  }),
  order,
});

/** One print job as the agent processes it, money in cents; printed at most once per id. */
export type PrintJob = z.output<typeof wireJob>;

/** The id of what the server sent as a job; null if even that is unusable. */
export function wireJobId(value: unknown): string | null {
  return z.object({ id: jobId }).safeParse(value).data?.id ?? null;
}

/** Null if it cannot be printed. */
export function readWireJob(value: unknown): PrintJob | null {
  return wireJob.safeParse(value).data ?? null;
}
