import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '#web/lib/shop.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Section } from './section.tsx';
import type { Checkout } from './use-checkout.ts';

const byIdentifier = new Intl.Collator('de', { numeric: true });

/** At which table to serve; ?table= of the QR code chooses it beforehand. */
export function TableSection({ checkout }: { checkout: Checkout }) {
  const { shop } = useShop();
  const { branch, draft, set, errorOf } = checkout;
  const tables = shop.tables
    .filter((table) => table.branch === branch.id)
    .toSorted((a, b) => byIdentifier.compare(a.identifier, b.identifier));
  const chosen = tables.find((table) => table.id === draft.table || table.identifier === draft.table);
  return (
    <Section title="Ihr Tisch">
      <SelectField
        id="checkout-table"
        label="Tischnummer"
        required
        hint="Die Tischnummer finden Sie in der Mitte des QR-Codes auf Ihrem Tisch."
        value={chosen?.id ?? ''}
        error={errorOf('table')}
        onChange={(event) => set({ table: event.target.value === '' ? null : Number(event.target.value) })}
      >
        <option value="">Bitte wählen</option>
        {tables.map((table) => (
          <option key={table.id} value={table.id}>
            {table.identifier}
          </option>
        ))}
      </SelectField>
    </Section>
  );
}

/** Takes ?table= of the address over into the draft, by the identifier that is printed on the table. */
export function useTableOfAddress(checkout: Checkout): void {
  const { shop } = useShop();
  const [query] = useSearchParams();
  const wanted = query.get('table')?.trim() ?? '';
  const { branch, setService, set } = checkout;
  const table = shop.tables.find((entry) => entry.branch === branch.id && entry.identifier === wanted);
  const tableId = branch.isDineInEnabled && branch.isTableSelectionEnabled ? table?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per table, not whenever the checkout renders.
  useEffect(() => {
    if (tableId === undefined) return;
    setService('dineIn');
    set({ table: tableId });
  }, [tableId]);
}
