import { z } from 'zod';
import { isInvoicePrefix } from '#domain/papers/invoice-number.ts';
import { cleanLine } from '#domain/text/text-input.ts';
import { entity, type Row } from './entity.ts';
import { country, internal, multiline, required, shopVatNumber, text, toggle } from './fields.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

export const division = entity({
  name: 'division',
  path: '/divisions',
  label: { one: texts.division, many: texts.divisions, gender: 'feminine' },
  fields: translated({
    name: required(text(texts.name)),
    title: translatable(text(texts.divisionTitle)),
    isPublic: toggle(texts.isPublic, true),
    // What stands on the invoices of its branches (R296).
    legalName: internal(text(texts.legalName)),
    street: internal(text(texts.street)),
    zipCode: internal(text(texts.zipCode, 20)),
    city: internal(text(texts.city)),
    country: internal(country()),
    vatNumber: internal(shopVatNumber(texts.divisionVatNumber)),
    invoicePrefix: internal({
      ...text(texts.invoicePrefix),
      schema: z
        .string()
        .overwrite((typed) => cleanLine(typed).toUpperCase())
        .refine(isInvoicePrefix, { params: { code: 'invoice-prefix-invalid' } }),
    }),
    invoiceNote: internal(multiline(texts.invoiceNote, 1_000)),
  }),
  list: {
    columns: ['name', 'title', 'isPublic'],
    search: ['name', 'title'],
    sort: ['id', 'name'],
    filters: ['isPublic'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'], drafts: ['ROLE_MANAGER'] },
});

export type Division = Row<typeof division>;
