import { z } from 'zod';
import { FIRST_LAYOUTS } from '#domain/devices/print-job.ts';
import { HISTORY_STATES } from '#domain/order/order-history.ts';
import * as texts from './texts.ts';

const id = z.int().min(1).max(2_147_483_647);
const freeText = z.string().max(20_000).nullish();
const instant = z.string().max(40);
/** The version that the person saw: what contradicts a decision since is refused (R272). */
const version = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ examples: [4] })
  .optional();

export const orderId = z.strictObject({ id });
/** One message of an order; the ids of messages are those of the outbox. */
export const orderMessageInput = z.strictObject({ id, message: z.int().min(1) });
export const orderStepInput = z.strictObject({ id, version });

/** Accepts the order, with a promised time if it has no appointment; or proposes another time instead. */
export const confirmOrderInput = z.strictObject({
  id,
  version,
  counterAppointment: instant.nullish(),
  promisedAt: instant.nullish(),
});
export const rejectOrderInput = z.strictObject({ id, version, rejectionMessage: freeText });
export const cancelOrderInput = z.strictObject({ id, version, reason: freeText });

export const requestPrintInput = z.strictObject({
  id,
  layout: z.enum(FIRST_LAYOUTS).default('receipt'),
  station: id.nullish().describe(texts.printStationNote),
  copies: z.int().min(1).max(10).default(1),
});

/** For the lists of open and missed orders, of one branch or of all the reader's branches. */
export const openOrdersInput = z.strictObject({ branch: id.optional() });

/** One held order, those of one sender, named by the first of them, or all of a branch: exactly one of the three. */
export const releaseHeldInput = z
  .strictObject({ order: id.optional(), sender: id.optional(), branch: id.optional() })
  .refine((choice) => Object.values(choice).filter((chosen) => chosen !== undefined).length === 1, {
    path: ['order'],
    params: { code: 'invalid' },
  });
export const blockSenderInput = z.strictObject({ sender: id });

/** What a screen shows; `agoMs`: how long it has shown it. */
export const shownOrdersInput = z.strictObject({
  orders: z
    .array(z.strictObject({ id, agoMs: z.int().min(0).max(86_400_000).default(0) }))
    .min(1)
    .max(500),
});

const historyFilters = {
  search: z.string().trim().max(100).optional(),
  ticketNumber: z.int().min(1).max(2_147_483_647).optional(),
  sort: z.enum(['createdAt', '-createdAt', 'ticketNumber', '-ticketNumber']).default('-createdAt'),
  branch: id.optional(),
  state: z.enum(HISTORY_STATES).optional(),
  /** Days of the branch (YYYY-MM-DD, both inclusive) or instants with offset. */
  from: instant.optional(),
  to: instant.optional(),
};

export const orderHistoryInput = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(200).default(50),
  after: id.optional().describe(texts.afterNote),
  countUpTo: z.int().min(1).max(100_000).optional().describe(texts.countUpToNote),
  ...historyFilters,
});

export const orderExportInput = z.strictObject(historyFilters);
export type HistoryFilters = z.output<typeof orderExportInput>;

/** The URLs of frontdesk and backoffice contain the device's key. */
export const deviceOrdersInput = z.strictObject({ branchId: id, apiKey: z.string().max(200) });

/** `lastEventId` is the last sequence that the reader has; tRPC fills it in on a reconnect. */
export const orderFeedInput = z.strictObject({
  branch: id.nullish(),
  /** Pages from before the counter's faults read every entry as an order. */
  withCounter: z.boolean().optional(),
  /** Likewise from before print states came with the feed. */
  withPrints: z.boolean().optional(),
  /** Likewise from before the brake. */
  withHeld: z.boolean().optional(),
  lastEventId: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullish(),
});
