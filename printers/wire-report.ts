import { z } from 'zod';
import { fromDecimal, ZERO } from '#domain/money/money.ts';
import { MOVEMENT_KINDS } from '#domain/order/payments/cash-report.ts';

const text = z.string().max(2_000).catch('');
const optionalText = z.string().max(2_000).nullable().catch(null);
const money = z.number().min(-1e12).max(1e12).transform(fromDecimal);
const later = money.catch(ZERO);
const sums = { taken: money, returned: money, rest: money, tips: later };
const ofOrder = { order: z.int(), ticketNumber: z.int() };

/** The day's list of a branch as the server sends it to be printed. What a newer one says besides is left out. */
const sentReport = z.object({
  shopName: text,
  branchName: text,
  timeZone: z.string().max(100),
  askedBy: text,
  report: z.object({
    day: z.iso.date(),
    currency: z.string().max(10),
    methods: z.array(z.object({ method: text, isOnline: z.boolean(), count: z.int(), ...sums })).max(100),
    movements: z
      .array(
        z.object({
          ...ofOrder,
          // A kind that only a newer server has is shown, and counted by its sums.
          kind: z.enum(MOVEMENT_KINDS).catch('payment'),
          at: z.iso.datetime({ offset: true }),
          method: text,
          amount: money,
          code: optionalText,
          reason: optionalText,
          isFailed: z.boolean().catch(false),
        }),
      )
      .max(20_000),
    open: z.array(z.object({ ...ofOrder, name: text, due: money, surplus: later })).max(20_000),
    counter: z.object(sums),
    online: z.object(sums),
    due: money,
    surplus: later,
  }),
});

/** The day's list with money in cents. */
export type ReportSlip = z.output<typeof sentReport>;

/** Null if it cannot be printed. */
export function readWireReport(value: unknown): ReportSlip | null {
  return sentReport.safeParse(value).data ?? null;
}
