import { z } from 'zod';
import { cleanEmail, isEmail } from '#domain/contact/email.ts';
import { cleanIban, isIban } from '#domain/contact/iban.ts';
import type { Fault } from '#domain/errors.ts';
import { UNREADABLE } from '#domain/payment/unreadable-secret.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { entity, type Row, type Scope } from './entity.ts';
import type { Field } from './field.ts';
import {
  choices,
  confidential,
  email,
  number,
  optionalDay,
  optionalInstant,
  optionalNumber,
  optionalReference,
  phone,
  references,
  required,
  text,
  toggle,
  withDefault,
} from './fields.ts';
import * as texts from './texts.ts';

/** The name to sign in with: stored in lower case, so that it is unique regardless of case. */
const loginEmail = z
  .string()
  .min(1, { abort: true })
  .max(254)
  .overwrite((value) => cleanEmail(value).toLowerCase())
  .refine(isEmail, { params: { code: 'email-invalid' } });

function year(label: string): Field<number | null> {
  return { ...optionalNumber(label), schema: z.int().min(2_000).max(2_100).nullable() };
}

/** Empty, or an account number; stored without blanks. What the server cannot read any more may be sent back as it came. */
const optionalIban = z
  .string()
  .max(64)
  .overwrite(cleanIban)
  .refine((value) => value === '' || value === UNREADABLE || isIban(value), {
    params: { code: 'iban-invalid' },
  });

/** People are visible in the branches where they work. */
export const staffOfOwnBranches: Scope = ({ branches }) =>
  branches === 'all' ? 'all' : [{ field: 'branches', hasSome: branches }];

/** The fault of an employment that ends before it begins. */
export function employmentFaults({
  employedFrom,
  employedUntil,
}: {
  employedFrom: string | null;
  employedUntil: string | null;
}): Fault[] {
  const isReversed = employedFrom !== null && employedUntil !== null && employedUntil < employedFrom;
  return isReversed ? [{ code: 'ends-before-start', field: 'employedUntil' }] : [];
}

/** A person who can sign in. Password and terminal PIN are never fields: they have their own calls. */
export const user = entity({
  name: 'user',
  path: '/users',
  label: { one: texts.user, many: texts.users, gender: 'masculine' },
  fields: {
    email: { ...required(email()), schema: loginEmail },
    firstName: text(texts.firstName),
    lastName: text(texts.lastName),
    phone: phone(),
    roles: withDefault(
      choices(texts.roles, {
        ROLE_EMPLOYEE: texts.employee,
        ROLE_MANAGER: texts.manager,
        ROLE_ADMIN: texts.administrator,
      }),
      ['ROLE_EMPLOYEE'],
    ),
    branches: references(texts.branches, 'branch', 'refuse'),
    isEnabled: toggle(texts.enabled, true),
    isLocked: toggle(texts.locked),
    expiresAt: optionalInstant(texts.expiresAt),
    // The basis of the holiday balances (R113, R114).
    department: optionalReference(texts.department, 'department'),
    personnelNumber: text(texts.personnelNumber, 40),
    weeklyHours: number(texts.weeklyHours, { maximum: 168 }),
    holidayEntitlement: number(texts.holidayEntitlement, { maximum: 366 }),
    holidayCarriedOver: number(texts.holidayCarriedOver, { minimum: -366, maximum: 366 }),
    holidayCarriedOverYear: year(texts.holidayCarriedOverYear),
    workingDays: choices(texts.workingDays, WEEKDAY_NAMES),
    employedFrom: optionalDay(texts.employedFrom),
    employedUntil: optionalDay(texts.employedUntil),
    // For paying wages.
    iban: { ...confidential(text(texts.iban)), schema: optionalIban, column: 'sealed' },
  },
  list: {
    columns: ['lastName', 'firstName', 'email', 'roles'],
    search: ['email', 'firstName', 'lastName', 'personnelNumber'],
    sort: ['id', 'email', 'lastName', 'firstName'],
    filters: ['isEnabled', 'branches', 'department'],
    summary: ['firstName', 'lastName', 'email'],
  },
  access: { read: ['ROLE_MANAGER'], write: ['ROLE_ADMIN'] },
  unique: [['email']],
  scope: staffOfOwnBranches,
  check: employmentFaults,
});

export type UserRow = Row<typeof user>;
