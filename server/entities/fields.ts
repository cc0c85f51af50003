import { z } from 'zod';
import type { Country } from '#domain/contact/country.ts';
import { cleanEmail, isEmail } from '#domain/contact/email.ts';
import { cleanPhone, isPhone } from '#domain/contact/phone.ts';
import { isShopVatNumber } from '#domain/contact/vat-number.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { Decimal } from '#domain/money/money.ts';
import { type Inner, MONEY, type MoneyIn, type MoneyPlan } from '#domain/money/wire.ts';
import { isPageLink } from '#domain/shop/legal.ts';
import { isWebLink } from '#domain/text/link.ts';
import { cleanLine, cleanText } from '#domain/text/text-input.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { isTimeZone } from '#domain/time/zoned-time.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import type { Field, InternalField, OnTargetDelete, Widget } from './field.ts';
import { hoursSchema } from './shapes/hours.ts';
import { id, imageLink, imageRef } from './shapes/image-ref.ts';
import { instantSchema } from './shapes/instant.ts';
import * as texts from './texts.ts';

export { id };

const LINE = 255;
const TEXT = 20_000;
/** The upper bound for any amount of money, size or count. */
const LARGEST = 1_000_000_000;

/** The same field, but required and, if it is a text, not empty. */
export function required<T>(field: Field<T>): Field<T> {
  const { default: _, ...rest } = field;
  const schema: z.ZodType = field.schema;
  if (!(schema instanceof z.ZodString)) return rest;
  const filled: unknown = schema.min(1);
  return { ...rest, schema: filled as z.ZodType<T, T> };
}

export function withDefault<T>(field: Field<T>, value: T): Field<T> {
  return { ...field, default: value };
}

export function readOnly<T>(field: Field<T>): Field<T> {
  return { ...field, isReadOnly: true };
}

export function internal<T>(field: Field<T>): InternalField<T> {
  return { ...field, isInternal: true };
}

/** What guests may have written. */
export function ofGuest<T>(field: Field<T>): Field<T> {
  return { ...field, isOfGuest: true };
}

export function confidential<T>(field: Field<T>): InternalField<T> {
  return { ...field, isInternal: true, isConfidential: true };
}

function plain<T>(label: string, widget: Widget, schema: z.ZodType<T, T>, empty: T): Field<T> {
  return { schema, label, widget, column: 'plain', default: empty };
}

export function text(label: string, maximum = LINE): Field<string> {
  return plain(label, 'text', z.string().max(maximum).overwrite(cleanLine), '');
}

export function multiline(label: string, maximum = TEXT): Field<string> {
  return plain(label, 'multiline', z.string().max(maximum).overwrite(cleanText), '');
}

/** A name in URLs and links; required. */
export function identifier(label = texts.identifier): Field<string> {
  const schema = z
    .string()
    .max(LINE)
    .overwrite(cleanLine)
    .min(1)
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);
  return { schema, label, widget: 'text', column: 'plain' };
}

/** Empty, or one plain e-mail address. */
export function email(label = texts.email): Field<string> {
  const schema = z
    .string()
    .max(LINE)
    .overwrite(cleanEmail)
    .refine((value) => value === '' || isEmail(value), { params: { code: 'email-invalid' } });
  return plain(label, 'email', schema, '');
}

/** Empty, or the VAT number of a shop; kept as typed: it is printed. */
export function shopVatNumber(label: string): Field<string> {
  const schema = z
    .string()
    .max(40)
    .overwrite(cleanLine)
    .refine((value) => value === '' || isShopVatNumber(value), {
      params: { code: 'shop-vat-number-invalid' },
    });
  return plain(label, 'text', schema, '');
}

/** Empty, or a number in international format; kept as typed. */
export function phone(label = texts.phone): Field<string> {
  const schema = z
    .string()
    .max(60)
    .overwrite(cleanLine)
    .refine((value) => value === '' || isPhone(value) || isPhone(cleanPhone(value)), {
      params: { code: 'phone-invalid' },
    });
  return plain(label, 'phone', schema, '');
}

/** Empty, a path of the shop, or an address with https, http, mailto or tel: nothing that a browser would execute. */
export function webAddress(label: string): Field<string> {
  return address(label, isWebLink, 'link-invalid');
}

/** Empty, a path of the shop, or an address with https or http: something that people can read. */
export function pageAddress(label: string): Field<string> {
  return address(label, (value) => isWebLink(value) && isPageLink(value), 'page-link-invalid');
}

function address(label: string, isValid: (value: string) => boolean, code: ErrorCode): Field<string> {
  const schema = z
    .string()
    .max(2_000)
    .overwrite(cleanLine)
    .refine((value) => value === '' || isValid(value), { params: { code } });
  return plain(label, 'web-address', schema, '');
}

export function toggle(label: string, isOn = false): Field<boolean> {
  return plain(label, 'switch', z.boolean(), isOn);
}

export function number(label: string, { minimum = 0, maximum = LARGEST } = {}): Field<number> {
  return plain(label, 'number', z.number().min(minimum).max(maximum), Math.max(0, minimum));
}

export function integer(label: string, { minimum = 0, maximum = LARGEST } = {}): Field<number> {
  return plain(label, 'number', z.int().min(minimum).max(maximum), Math.max(0, minimum));
}

export function optionalNumber(
  label: string,
  { minimum = -LARGEST, maximum = LARGEST } = {},
): Field<number | null> {
  return plain(label, 'number', z.number().min(minimum).max(maximum).nullable(), null);
}

/** Currency units with at most two decimals, as in JSON. */
export function money(label: string): Field<Decimal> {
  return { ...plain(label, 'money', moneySchema, 0), money: MONEY };
}

export const moneySchema: z.ZodType<Decimal, Decimal> = sentMoney(0, 1_000_000);

/** Currency units with at most two decimals, within limits. */
export function sentMoney(minimum: number, maximum: number): z.ZodType<Decimal, Decimal> {
  return z
    .number()
    .min(minimum)
    .max(maximum)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      params: { code: 'amount-of-money-invalid' },
    });
}

/** Between 0 and 100; required, as no rate goes without saying. */
export function percent(label: string): Field<number> {
  return required(plain(label, 'percent', z.number().min(0).max(100), 0));
}

export function optionalPercent(label: string): Field<number | null> {
  return plain(label, 'percent', z.number().min(0).max(100).nullable(), null);
}

/** One of a few values, by default the first; `choices` names them in German. */
export function choice<const V extends string>(
  label: string,
  choices: Readonly<Record<V, string>>,
): Field<V> {
  const [first] = Object.keys(choices) as V[];
  if (first === undefined) throw new Error(`${label} has no choices`);
  return { ...plain(label, 'choice', choiceSchema(choices), first), choices };
}

export function optionalChoice<const V extends string>(
  label: string,
  choices: Readonly<Record<V, string>>,
): Field<V | null> {
  return { ...plain<V | null>(label, 'choice', choiceSchema(choices).nullable(), null), choices };
}

export function choices<const V extends string>(
  label: string,
  values: Readonly<Record<V, string>>,
): Field<V[]> {
  const schema = z.array(choiceSchema(values)).max(100);
  return { ...plain<V[]>(label, 'choices', schema, []), choices: values };
}

function choiceSchema<V extends string>(values: Readonly<Record<V, string>>): z.ZodType<V, V> {
  return z.enum(Object.keys(values) as V[]) as z.ZodType<V, V>;
}

export function country(label = texts.country): Field<Country> {
  return choice(label, COUNTRY_NAMES);
}

/** ISO 8601 with offset; required. */
export function instant(label: string): Field<string> {
  return { schema: instantSchema, label, widget: 'instant', column: 'instant' };
}

export function optionalInstant(label: string): Field<string | null> {
  return { ...plain<string | null>(label, 'instant', instantSchema.nullable(), null), column: 'instant' };
}

/** A calendar day, YYYY-MM-DD, or null. */
export function optionalDay(label: string): Field<string | null> {
  return plain<string | null>(label, 'day', z.iso.date().nullable(), null);
}

export function timeZone(label = texts.timeZone): Field<string> {
  const schema = z
    .string()
    .max(64)
    .refine((value) => isTimeZone(value), { params: { code: 'time-zone-invalid' } });
  return plain(label, 'zone', schema, DEFAULT_ZONE);
}

/** #rgb, #rrggbb or #rrggbbaa. */
export function colour(label: string, value = '#000000'): Field<string> {
  return plain(label, 'colour', z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i), value);
}

/** The id of one record; required. */
export function reference(label: string, target: string): Field<number> {
  return { schema: id, label, widget: 'reference', column: 'reference', target, onTargetDelete: 'refuse' };
}

export function optionalReference(
  label: string,
  target: string,
  onTargetDelete: OnTargetDelete = 'clear',
): Field<number | null> {
  const field = plain<number | null>(label, 'reference', id.nullable(), null);
  return { ...field, column: 'reference', target, onTargetDelete };
}

export function references(
  label: string,
  target: string,
  onTargetDelete: OnTargetDelete = 'clear',
): Field<{ id: number }[]> {
  const field = plain<{ id: number }[]>(label, 'references', z.array(z.strictObject({ id })).max(1_000), []);
  return { ...field, column: 'references', target, onTargetDelete };
}

export function picture(label: string): Field<ImageRef | null> {
  const field = plain<ImageRef | null>(label, 'picture', imageRef.nullable(), null);
  const input = imageLink.nullable();
  return { ...field, input, column: 'reference', target: 'image', onTargetDelete: 'refuse' };
}

/** The first one is the main picture. */
export function pictures(label = texts.pictures): Field<ImageRef[]> {
  const field = plain<ImageRef[]>(label, 'pictures', z.array(imageRef).max(50), []);
  const input = z.array(imageLink).max(50);
  return { ...field, input, column: 'references', target: 'image', onTargetDelete: 'refuse' };
}

/** Opening hours, delivery hours, schedules (R30). */
export function hours(label: string): Field<OpeningHour[]> {
  return { ...plain<OpeningHour[]>(label, 'hours', hoursSchema, []), column: 'json' };
}

/** A value with its own shape and control; if it holds money, it must declare where. */
export function shaped<T>(
  label: string,
  widget: Widget,
  schema: z.ZodType<T, T>,
  empty: T,
  ...money: [MoneyIn<Inner<T>>] extends [never] ? [] : [MoneyIn<Inner<T>>]
): Field<T> {
  const [plan]: readonly MoneyPlan[] = money;
  return { ...plain(label, widget, schema, empty), column: 'json', ...(plan ? { money: plan } : {}) };
}
