import { z } from 'zod';
import { branch } from '#entities/branch.ts';
import { required, text } from '#entities/fields.ts';
import { TRADES } from '#text/setup/trade-texts.ts';
import * as texts from './texts.ts';

const { street, zipCode, city, country, phone, email } = branch.fields;
const trades = Object.keys(TRADES) as (keyof typeof TRADES)[];

/** The body of POST /api/setup/template: the trade, and what is known of the first branch. */
export const templateInput = z.strictObject({
  trade: z.enum(trades),
  hasSamples: z.boolean().default(true).meta({ description: texts.hasSamples }),
  name: required(text(branch.fields.name.label)).schema,
  street: street.schema.default(''),
  zipCode: zipCode.schema.default(''),
  city: city.schema.default(''),
  country: country.schema,
  phone: phone.schema.default(''),
  email: email.schema.default(''),
});
export type TemplateInput = z.output<typeof templateInput>;
