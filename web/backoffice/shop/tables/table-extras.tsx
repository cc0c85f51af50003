import { table as tableEntity } from '#entities/table.ts';
import type { ExtrasProps } from '#web/backoffice/crud/screen.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { download } from '#web/lib/download.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { QrCode, qrPng, qrSvg } from '#web/ui/qr-code.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { SelectionNotice } from './selection-notice.tsx';
import { tableAddress } from './table-address.ts';
import * as texts from './texts.ts';

/** Below the form of a table: its QR code, to view, download and print. */
export function TableExtras({ record }: ExtrasProps) {
  const { branchOf } = useSession();
  const branch = branchOf(typeof record.branch === 'number' ? record.branch : 0);
  if (!branch || typeof record.identifier !== 'string') return null;
  const address = tableAddress(window.location.origin, branch.identifier, record.identifier);
  const name = `${tableEntity.label.one}-${record.identifier}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <section aria-label={texts.qrCode} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.qrCode}</h2>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        <QrCode
          text={address}
          label={texts.qrCodeOf({ table: record.identifier })}
          className="size-48 shrink-0 rounded-theme border border-line"
        />
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-3">
          <p>{texts.qrCodeHint({ branch: branch.name, table: record.identifier })}</p>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="break-all text-muted text-sm underline underline-offset-4 hover:text-ink"
          >
            {address}
          </a>
          <SelectionNotice branches={[branch]} />
          <div className="flex flex-wrap gap-2">
            <ButtonLink look="secondary" size="small" to={`/tables/qr-codes?ids=${record.id}`}>
              <StaffIcon name="printer" className="size-4" />
              {texts.print}
            </ButtonLink>
            <Button
              look="secondary"
              size="small"
              onClick={() => void qrPng(address).then((file) => file && download(file, `${name}.png`))}
            >
              <StaffIcon name="download" className="size-4" />
              {texts.asPicture}
            </Button>
            <Button look="secondary" size="small" onClick={() => download(qrSvg(address), `${name}.svg`)}>
              <StaffIcon name="download" className="size-4" />
              {texts.forPrinters}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
