import { z } from 'zod';
import { COUNTRIES } from '#domain/contact/country.ts';
import type { KitchenChange } from '#domain/devices/kitchen-content.ts';
import type { SlipLook } from '#domain/devices/slip-look.ts';
import { UNIT_IDS, type UnitId } from '#domain/money/units.ts';
import type { Wire } from '#domain/money/wire.ts';
import type { PrintJobState, PrintJobView } from '#use-cases/printing/print-job-view.ts';
import type { SlipLogo } from '#use-cases/printing/slip-logo.ts';
import { orderSchema } from './order-schemas.ts';
import * as texts from './order-texts.ts';

const layout = z.enum(['receipt', 'kitchen', 'label']);
const kind = z.enum(['normal', 'void', 'change']).describe(texts.printKindNote);
const at = z.string().describe(texts.at);

/** What staff get of a print job. */
export const printJobSchema: z.ZodType<Wire<PrintJobState>> = z
  .strictObject({
    id: z.int().min(1),
    order: z.int().min(1),
    layout,
    kind,
    station: z.int().min(1).nullable().describe(texts.stationNote),
    stationName: z.string().nullable().describe(texts.stationNameNote),
    copies: z.int().min(1),
    isDuplicate: z.boolean().describe(texts.isDuplicateNote),
    state: z.enum(['waiting', 'claimed', 'printed', 'failed', 'unclear', 'expired']),
    attempts: z.int().min(0),
    reason: z.string().nullable().describe(texts.reasonNote),
    printer: z.string().nullable(),
    createdAt: at,
    claimedAt: at.nullable(),
    printedAt: at.nullable(),
  })
  .meta({ id: 'PrintJob' });

const replaced = <T extends z.ZodType>(of: T) => z.strictObject({ before: of, now: of }).nullable();
const text = z.string();
const unit = z.enum(UNIT_IDS as [UnitId, ...UnitId[]]);

const kitchenChange: z.ZodType<KitchenChange> = z.strictObject({
  items: z.array(
    z.strictObject({
      product: z.int().min(1),
      name: text,
      allergens: text,
      before: z.number().min(0),
      amount: z.number().min(0),
      unit,
      contents: z.array(z.strictObject({ name: text, amount: z.number(), unit })),
      parts: z.array(z.strictObject({ name: text, text, options: z.array(text), files: z.int().min(0) })),
    }),
  ),
  appointment: replaced(text.nullable()),
  table: replaced(text.nullable()),
  comment: replaced(text),
});

const slipLook: z.ZodType<SlipLook> = z.strictObject({
  ticketNumberSize: z.enum(['huge', 'large']),
  ticketNoteBelow: z.boolean(),
  ticketAllergens: z.boolean(),
  ticketOmitsPreselected: z.boolean(),
  ticketCustomer: z.boolean(),
  ticketAcceptedBy: z.boolean(),
  receiptLogo: z.boolean(),
  receiptAddress: z.boolean(),
  receiptAllergens: z.boolean(),
});

/** The logo of a receipt. */
export const slipLogoSchema: z.ZodType<SlipLogo> = z
  .strictObject({ width: z.int().min(1), height: z.int().min(1), bits: z.string() })
  .describe(texts.slipLogoNote);

/** What a print agent gets: everything needed to draw the slip. */
export const claimedPrintJobSchema: z.ZodType<Wire<PrintJobView>> = z
  .strictObject({
    id: z.string(),
    layout,
    kind,
    station: z
      .strictObject({ id: z.int().min(1), name: z.string(), standIns: z.array(z.int().min(1)) })
      .nullable()
      .describe(texts.jobStationNote),
    copies: z.int().min(1),
    isDuplicate: z.boolean(),
    change: kitchenChange.nullable().describe(texts.kitchenChangeNote),
    createdAt: at,
    endsAt: at.describe(texts.endsAtNote),
    ended: z.string().nullable().describe(texts.endedNote),
    order: orderSchema,
    branch: z.strictObject({
      name: z.string(),
      street: z.string(),
      zipCode: z.string(),
      city: z.string(),
      country: z.enum(COUNTRIES as ['DE', 'LI', 'AT', 'CH']),
      phone: z.string(),
      email: z.string(),
      timeZone: z.string(),
    }),
    businessName: z.string(),
    vatNumber: z.string(),
    logo: slipLogoSchema.nullable(),
    shopName: z.string(),
    isWantedElsewhere: z.boolean().describe(texts.isWantedElsewhereNote),
    look: slipLook.describe(texts.slipLookNote),
    hasTicket: z.boolean(),
  })
  .meta({ id: 'ClaimedPrintJob' });
