import { useId, useMemo, useState } from 'react';
import { type SlipLook, USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { PREVIEW_CODE_PAGE } from '#printers/code-pages.ts';
import { COLUMNS, type Columns, fitToPaper, type Row, widthFactor } from '#printers/paper.ts';
import { paintForPreview } from '#printers/pictures/picture-rows.ts';
import { plainText } from '#printers/plain-text.ts';
import { kitchenTicket } from '#printers/slips/kitchen-ticket.ts';
import { receipt } from '#printers/slips/receipt.ts';
import { PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import type { RecordValues } from '#web/backoffice/crud/record.ts';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { SAMPLE_ORDERED_AT, sampleSlip } from './sample-slip.ts';
import { SlipPicture } from './slip-picture.tsx';
import * as texts from './texts.ts';
import { useSlipLogo } from './use-slip-logo.ts';

const SLIPS = [
  { name: PRINT_LAYOUT_NAMES.kitchen, draw: kitchenTicket },
  { name: PRINT_LAYOUT_NAMES.receipt, draw: receipt },
] as const;

/** Kitchen ticket and receipt of a sample order, drawn by the printer's own layouts, with the settings as they are typed. */
export function SlipPreview({ values }: { values: RecordValues }) {
  const { branches, shopName, businessName } = useSession();
  const [columns, setColumns] = useState<Columns>(42);
  const titleId = useId();
  const slip = useMemo(
    () => sampleSlip({ branch: branches[0] ?? null, shopName, businessName }),
    [branches, shopName, businessName],
  );
  const look = lookOf(values);
  const vatNumber = typeof values.vatNumber === 'string' ? values.vatNumber : '';
  const logo = useSlipLogo(values.logo);
  if (!slip) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-card p-5">
      <h2 id={titleId} className="font-display text-xl">
        {texts.slipPreview}
      </h2>
      <div className="mt-3 max-w-56">
        <SelectField
          label={texts.paper}
          value={columns}
          onChange={(event) =>
            setColumns(COLUMNS.find((width) => width === Number(event.target.value)) ?? columns)
          }
        >
          {COLUMNS.map((width) => (
            <option key={width} value={width}>
              {texts.PAPERS[width]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {SLIPS.map(({ name, draw }) => {
          const lines = draw(
            { ...slip, look, vatNumber, logo },
            { printedAt: SAMPLE_ORDERED_AT, statusUrl: null },
          );
          const rows = fitToPaper(lines, columns, PREVIEW_CODE_PAGE, paintForPreview);
          return (
            <ScrollRegion key={name} label={name} className="slip-frame w-full overflow-x-auto pb-4">
              <pre className="slip mx-auto w-fit" style={{ ['--columns' as string]: columns }}>
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and keep no state.
                  <SlipRow key={index} row={row} columns={columns} />
                ))}
              </pre>
            </ScrollRegion>
          );
        })}
      </div>
    </section>
  );
}

/** A row as large as on paper: letters of double width are twice as large here, those of double height alone are stretched. */
function SlipRow({ row, columns }: { row: Row; columns: Columns }) {
  if (row.kind === 'picture') return <SlipPicture row={row} />;
  if (row.kind !== 'row') return plainText([row], columns);
  const factor = widthFactor(row.size);
  return (
    <>
      <span
        className={`${row.bold ? 'font-bold' : ''} ${row.inverse ? 'bg-black text-white' : ''} ${
          row.isCentered ? 'inline-block w-full text-center' : ''
        } ${row.size === 'tall' ? 'mb-[1.35em] inline-block origin-top scale-y-200' : ''}`}
        style={factor > 1 ? { fontSize: `${factor}em`, lineHeight: 1.2 } : undefined}
      >
        {row.inverse ? row.text : row.isCentered ? row.text.trim() : row.text.trimEnd()}
      </span>
      {'\n'}
    </>
  );
}

function lookOf(values: RecordValues): SlipLook {
  const isOn = (name: keyof SlipLook) => values[name] !== false;
  return {
    ticketNumberSize: values.ticketNumberSize === 'large' ? 'large' : USUAL_LOOK.ticketNumberSize,
    ticketNoteBelow: isOn('ticketNoteBelow'),
    ticketAllergens: isOn('ticketAllergens'),
    ticketOmitsPreselected: values.ticketOmitsPreselected === true,
    ticketCustomer: isOn('ticketCustomer'),
    ticketAcceptedBy: isOn('ticketAcceptedBy'),
    receiptLogo: isOn('receiptLogo'),
    receiptAddress: isOn('receiptAddress'),
    receiptAllergens: isOn('receiptAllergens'),
  };
}
