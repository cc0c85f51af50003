import { compareNumbered } from '#web/lib/by-name.ts';
import { useShop } from '#web/lib/shop.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** The table to serve; preselected by ?table= of the QR code. */
export function TableSection({ checkout }: { checkout: Checkout }) {
  const { shop } = useShop();
  const { branch, draft, set, errorOf } = checkout;
  const tables = shop.tables
    .filter((table) => table.branch === branch.id)
    .toSorted((a, b) => compareNumbered(a.identifier, b.identifier));
  const chosen = tables.find((table) => table.id === draft.table || table.identifier === draft.table);
  return (
    <Section title={texts.yourTable}>
      <SelectField
        id="checkout-table"
        label={texts.tableNumber}
        required
        hint={texts.tableNumberHint}
        value={chosen?.id ?? ''}
        error={errorOf('table')}
        onChange={(event) => set({ table: event.target.value === '' ? null : Number(event.target.value) })}
      >
        <option value="">{texts.pleaseChoose}</option>
        {tables.map((table) => (
          <option key={table.id} value={table.id}>
            {table.identifier}
          </option>
        ))}
      </SelectField>
    </Section>
  );
}
