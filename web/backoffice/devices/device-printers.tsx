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
import { PrinterStates } from './device-state.tsx';
import { ExtrasCard } from './extras-card.tsx';
import { PrinterNow } from './printer-now.tsx';
import * as texts from './texts.ts';
import type { ReportedState } from './use-device-states.ts';

interface DevicePrintersProps {
  device: number;
  canWrite: boolean;
  /** What the device reported; undefined = nothing so far. */
  reported: ReportedState | undefined;
  clock: { now: Date; zone: string };
}

/** The printers of a device: what each prints, how it is, and the way to its form. */
export function DevicePrinters({ device, canWrite, reported, clock }: DevicePrintersProps) {
  const { client } = trpc.useUtils();
  const { data, isError, refetch } = useQuery(entityQueries(printer, client.printers).list({ device }));
  const names = new Map(data?.data.map(({ id, name }) => [id, name]));
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
      {data?.total === 0 &&
        (reported && reported.printers.length > 0 ? (
          <div>
            <p>{texts.printersOfProgram}</p>
            <PrinterStates printers={reported.printers} clock={clock} />
          </div>
        ) : (
          <p className="text-muted">{texts.noPrinterYet}</p>
        ))}
      {data && data.total > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {data.data.map((one) => {
            const standIn = one.fallback === null ? undefined : names.get(one.fallback);
            return (
              <li key={one.id} className="flex min-w-0 flex-col gap-0.5 break-words py-2 first:pt-0">
                <div className="flex flex-wrap items-baseline gap-x-3">
                  <Link to={`${printer.path}/${one.id}`} className="font-medium underline">
                    {one.name}
                  </Link>
                  <PrinterNow printer={one} reported={reported} clock={clock} />
                </div>
                <span className="text-muted text-sm">
                  {[
                    placeOf(one),
                    one.layouts.map((layout) => PRINT_LAYOUT_NAMES[layout]).join(', '),
                    ...(standIn === undefined ? [] : [texts.standInNamed({ name: standIn })]),
                    ...(one.openDrawer ? [texts.opensDrawer] : []),
                  ].join(' · ')}
                </span>
              </li>
            );
          })}
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
