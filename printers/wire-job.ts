import { z } from 'zod';
import { isUnitId, type UnitId } from '#domain/units.ts';
import { PRINT_JOB_WIRE, type PrintJob, type WirePrintJob } from './print-job.ts';

/** Ids become file names: nothing else may stand in them. */
const jobId = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/));

const text = z.string().max(20_000);
const instant = z.iso.datetime({ offset: true });
const country = z.enum(['AT', 'DE', 'CH', 'LI']);
const pricing = z.enum(['fixed', 'approximate', 'minimum']);

const part = z.looseObject({
  name: text,
  text: text.nullable(),
  options: z
    .array(
      z.looseObject({ name: text, modifier: z.enum(['add', 'subtract', 'overwrite']), value: z.number() }),
    )
    .max(500),
  uploads: z.array(z.unknown()).max(500),
});

const content = z.looseObject({ name: text, amount: z.number(), unit: z.custom<UnitId>(isUnitId) });

const item = z.looseObject({
  name: text,
  allergens: text,
  amount: z.number(),
  unit: z.custom<UnitId>(isUnitId),
  unitPrice: z.number(),
  gross: z.number(),
  pricing,
  isPriceHidden: z.boolean(),
  /** An older server sends none. */
  contents: z.array(content).max(10_000).optional(),
  parts: z.array(part).max(200),
});

const address = z.looseObject({
  isCompany: z.boolean(),
  companyName: text,
  firstName: text,
  lastName: text,
  street: text,
  floor: text,
  stairway: text,
  door: text,
  zipCode: text,
  city: text,
  country,
});

const order = address.extend({
  uid: text,
  ticketNumber: z.number(),
  hash: text,
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  tableIdentifier: text.nullable(),
  appointment: instant.nullable(),
  appointmentDate: instant.nullable(),
  paymentMethod: z.enum(['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans']),
  comment: text,
  currency: z.string().regex(/^[A-Z]{3}$/),
  donatee: text.nullable(),
  isQuotation: z.boolean(),
  createdAt: instant,
  pricing,
  gross: z.number(),
  deliveryGross: z.number(),
  totalNet: z.number(),
  totalGross: z.number(),
  taxLines: z.array(z.looseObject({ rate: z.number(), net: z.number(), vat: z.number() })).max(50),
  items: z.array(item).max(1_000),
  phone: text,
  vatNo: text,
  isDeliveryAddressDifferent: z.boolean(),
  deliveryAddress: address.nullable(),
  deliveryArea: text.nullable(),
});

/** All that the slips draw from; whatever else the order carries passes unseen. */
const wireJob = z.looseObject({
  id: z.unknown(),
  layout: z.enum(['receipt', 'kitchen']),
  copies: z.int().min(1).max(10),
  isDuplicate: z.boolean(),
  createdAt: instant,
  endsAt: instant.optional(),
  ended: text.nullish(),
  businessName: text,
  shopName: text,
  branch: z.looseObject({
    name: text,
    street: text,
    zipCode: text,
    city: text,
    country,
    phone: text,
    timeZone: z.string().max(60),
  }),
  order,
});

const isWireJob = z.custom<WirePrintJob>((value) => wireJob.safeParse(value).success);

/** The id of what the server sent as a job; null when even that cannot be used. */
export function wireJobId(value: unknown): string | null {
  const result = z.looseObject({ id: jobId }).safeParse(value);
  return result.success ? result.data.id : null;
}

/** The job with money in cents; null when it cannot be printed. */
export function readWireJob(value: unknown): PrintJob | null {
  const id = wireJobId(value);
  const result = isWireJob.safeParse(value);
  return id !== null && result.success ? { ...PRINT_JOB_WIRE.fromWire(result.data), id } : null;
}
