import { useQuery } from '@tanstack/react-query';
import type { Desktop, Diagnostics } from '#electron/ipc.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import * as texts from './diagnostics-texts.ts';

type Shell = Pick<Required<Desktop>, 'diagnostics' | 'copyText'>;

/** What support asks for first, to read and to copy; nothing in apps that cannot tell. */
export function DiagnosticsCard({ shell }: { shell: Desktop }) {
  const { diagnostics, copyText } = shell;
  if (!diagnostics || !copyText) return null;
  return <LoadedDiagnostics shell={{ diagnostics, copyText }} />;
}

function LoadedDiagnostics({ shell }: { shell: Shell }) {
  const { data } = useQuery({
    queryKey: ['desktop', 'diagnostics'],
    queryFn: () => shell.diagnostics(),
    refetchInterval: 5_000,
  });
  const copy = (report: Diagnostics) =>
    shell.copyText(reportText(report)).then(
      () => notify({ text: texts.copied }),
      () => notify({ text: texts.notCopied, tone: 'error' }),
    );
  return (
    <section
      aria-labelledby="diagnostics"
      className="rounded-card border border-line bg-card p-6 shadow-card"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="diagnostics" className="font-display text-xl">
          {texts.title}
        </h2>
        <Button
          look="secondary"
          disabled={!data}
          onClick={() => data && void copy(data)}
          className="min-h-12"
        >
          {texts.copy}
        </Button>
      </div>
      {!data ? (
        <div className="skeleton h-40" />
      ) : (
        <div className="flex flex-col gap-4">
          {data.problem && <NoticeBox tone="warning">{data.problem}</NoticeBox>}
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {factsOf(data).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="break-words font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {texts.log({ count: data.log.length })}
            </summary>
            <ScrollRegion
              label={texts.logLines}
              className="max-h-96 overflow-auto rounded-theme border border-line bg-paper p-3"
            >
              <pre className="text-sm">{data.log.join('\n')}</pre>
            </ScrollRegion>
          </details>
        </div>
      )}
    </section>
  );
}

function factsOf(report: Diagnostics): readonly (readonly [string, string])[] {
  const { printers, lastContactAt } = report;
  const queue = printers.map(({ name, problem, waiting }) =>
    texts.printer({ name, state: problem ?? texts.printerReady, waiting }),
  );
  return [
    [texts.version, `${report.version} (${report.platform})`],
    [texts.update, report.updateReady ?? texts.none],
    [texts.server, report.serverUrl ?? texts.none],
    [texts.device, [report.device, report.branch].filter(Boolean).join(', ') || texts.none],
    [texts.lastContact, lastContactAt === null ? texts.never : localTime(lastContactAt)],
    [texts.printers, queue.join('; ') || texts.none],
    [texts.logFolder, report.logFolder],
  ];
}

/** This computer's own time: its log is read beside its clock. */
function localTime(instant: string): string {
  return formatDateTime(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function reportText(report: Diagnostics): string {
  const facts = factsOf(report).map(([name, value]) => `${name}: ${value}`);
  const problem = report.problem === null ? [] : [`${texts.problem}: ${report.problem}`];
  return [...facts, ...problem, '', ...report.log].join('\n');
}
