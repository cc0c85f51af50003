import { z } from 'zod';
import { MOVEMENT_KINDS } from '#domain/order/payments/cash-report.ts';
import * as texts from './texts.ts';

const money = z.number().describe(texts.moneyNote);
const sums = {
  taken: money.describe(texts.takenNote),
  returned: money.describe(texts.returnedNote),
  rest: money.describe(texts.restNote),
  tips: money.describe(texts.tipsNote),
};
const ofOrder = { order: z.int(), ticketNumber: z.int(), uid: z.string() };

/** The day of a branch in money, as it is sent. */
export const cashReportSchema = z
  .strictObject({
    branch: z.int(),
    day: z.string(),
    currency: z.string(),
    methods: z.array(z.strictObject({ method: z.string(), isOnline: z.boolean(), count: z.int(), ...sums })),
    movements: z.array(
      z.strictObject({
        ...ofOrder,
        kind: z.enum(MOVEMENT_KINDS).describe(texts.movementKindNote),
        at: z.iso.datetime({ offset: true }),
        method: z.string(),
        amount: money,
        code: z.string().nullable(),
        reason: z.string().nullable(),
        actor: z.string(),
        isFailed: z.boolean().describe(texts.isFailedNote),
      }),
    ),
    open: z.array(
      z.strictObject({
        ...ofOrder,
        name: z.string(),
        due: money.describe(texts.openDueNote),
        surplus: money.describe(texts.openSurplusNote),
      }),
    ),
    counter: z.strictObject(sums),
    online: z.strictObject(sums),
    due: money,
    surplus: money,
  })
  .meta({ id: 'CashReport' });
