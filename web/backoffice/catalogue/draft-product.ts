import { PRODUCT_WIRE, type Product } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { type ProductRow, product } from '#entities/product.ts';
import type { RecordRow, RecordValues } from '../crud/record.ts';

/** What a field shows while its input is not valid yet. */
const UNFINISHED: Readonly<Record<string, unknown>> = { name: '', uid: '', price: 0, tax: 0 };

/** The product that a form describes, as the domain rules see it; invalid input counts as empty. */
export function draftProduct(values: RecordValues, record: RecordRow | null): Product {
  const fields = Object.entries(product.fields).map(([name, field]) => {
    const value = values[name] ?? record?.[name];
    // Parsed as on the server: optional fields may be missing.
    const judged = (field.input ?? field.schema).safeParse(value);
    if (judged.success) return [name, judged.data];
    return [name, 'default' in field ? field.default : UNFINISHED[name]];
  });
  const row: unknown = { id: record?.id ?? 0, ...Object.fromEntries(fields) };
  return asProduct(row as ProductRow);
}

/** A row of the API as a domain product: money in cents. */
export function asProduct(row: ProductRow): Product {
  return PRODUCT_WIRE.fromWire(row as Wire<Product>);
}
