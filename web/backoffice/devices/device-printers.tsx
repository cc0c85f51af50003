import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { placeOf } from '#domain/devices/printer.ts';
import { printer } from '#entities/printer.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ExtrasCard } from './extras-card.tsx';
import * as texts from './texts.ts';

/** The printers of a device, each with the way to its form. */
export function DevicePrinters({ device, canWrite }: { device: number; canWrite: boolean }) {
  const { client } = trpc.useUtils();
  const { data, isError, refetch } = useQuery(entityQueries(printer, client.printers).list({ device }));
  return (
    <ExtrasCard title={texts.printers} hint={texts.devicePrintersHint}>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-medium text-error">{recordFailure(printer, 'list')}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!data && !isError && <div className="skeleton h-12" aria-hidden="true" />}
      {data?.total === 0 && <p className="text-muted">{texts.noPrinterYet}</p>}
      {data && data.total > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {data.data.map((one) => (
            <li key={one.id} className="flex flex-wrap items-baseline gap-x-3 py-2 first:pt-0">
              <Link to={`${printer.path}/${one.id}`} className="font-medium underline">
                {one.name}
              </Link>
              <span className="min-w-0 break-words text-muted text-sm">
                {placeOf(one)} · {one.layouts.map((layout) => PRINT_LAYOUT_NAMES[layout]).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <div>
          <ButtonLink to={`${printer.path}/new?device=${device}`} look="secondary">
            <StaffIcon name="plus" />
            {texts.addPrinter}
          </ButtonLink>
        </div>
      )}
    </ExtrasCard>
  );
}
