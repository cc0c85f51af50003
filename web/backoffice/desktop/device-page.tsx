import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Desktop } from '#electron/ipc.ts';
import { desktop } from '#web/lib/desktop.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { DiagnosticsCard } from './diagnostics-card.tsx';
import { PrinterSettings } from './printer-settings.tsx';
import { StartSettings } from './start-settings.tsx';
import * as texts from './texts.ts';

/** #/device, only in the desktop shell: connection, printers, start and state of this computer. */
export function DevicePage() {
  if (!desktop) return null;
  return (
    <ScrollPage label={texts.deviceTitle} className="max-w-4xl gap-8 pb-24">
      <h1 className="font-display text-3xl">{texts.deviceTitle}</h1>
      <ConnectionCard shell={desktop} />
      <PrinterSettings shell={desktop} />
      <StartSettings shell={desktop} />
      <DiagnosticsCard shell={desktop} />
      <Version shell={desktop} />
    </ScrollPage>
  );
}

function ConnectionCard({ shell }: { shell: Desktop }) {
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['desktop', 'connection'],
    queryFn: () => shell.connection(),
    refetchInterval: 5_000,
  });
  return (
    <section aria-labelledby="connection" className="rounded-card border border-line bg-card p-6 shadow-card">
      <h2 id="connection" className="mb-4 font-display text-xl">
        {texts.connection}
      </h2>
      {!data ? (
        <div className="skeleton h-24" />
      ) : (
        <div className="flex flex-col gap-4">
          {data.problem ? (
            <NoticeBox tone="error" role="alert" title={texts.serverUnreachable}>
              {data.problem}
            </NoticeBox>
          ) : (
            <p className="flex items-center gap-2 font-semibold text-secondary">
              <StaffIcon name="online" />
              {texts.connected}
            </p>
          )}
          {data.warning && <NoticeBox tone="warning">{data.warning}</NoticeBox>}
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt className="text-muted">{texts.device}</dt>
            <dd className="font-semibold">{data.device ?? '–'}</dd>
            <dt className="text-muted">{texts.branch}</dt>
            <dd className="font-semibold">{data.branch?.name ?? '–'}</dd>
            <dt className="text-muted">{texts.server}</dt>
            <dd className="break-all font-semibold">{data.serverUrl ?? '–'}</dd>
          </dl>
          <div>
            <Button look="secondary" onClick={() => setAsking(true)} className="min-h-12">
              {texts.disconnect}
            </Button>
          </div>
        </div>
      )}
      <Overlay
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.disconnectTitle}
        footer={
          <div className="grid grid-cols-2 gap-3">
            <Button look="secondary" size="large" onClick={() => setAsking(false)}>
              {texts.back}
            </Button>
            <Button size="large" onClick={() => void shell.disconnect()} className="bg-error! text-white!">
              {texts.confirmDisconnect}
            </Button>
          </div>
        }
      >
        <p>{texts.disconnectWarning}</p>
      </Overlay>
    </section>
  );
}

function Version({ shell }: { shell: Desktop }) {
  const { data } = useQuery({
    queryKey: ['desktop', 'version'],
    queryFn: () => shell.version(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <p className="text-center text-muted text-sm">{texts.version({ version: data })}</p> : null;
}
