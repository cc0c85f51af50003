import { product } from '#entities/product.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { FailureList, type WriteFailure } from '../batch-outcome.tsx';
import { CATEGORIES } from './columns.ts';
import { type ServerImport, stopImport, undoImport } from './import-run.ts';
import * as texts from './texts.ts';

/** How far the server is with an import, or with taking it back. */
export function ImportProgress({ run }: { run: ServerImport }) {
  const { total, waiting, created, changed, undone, kept } = run;
  const isUndoing = run.state === 'undoing';
  const tried = isUndoing ? undone + kept : total - waiting;
  const all = isUndoing ? tried + created + changed : total;
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="font-semibold" aria-live="polite">
          {(isUndoing ? texts.undoing : texts.running)({ tried, total: all })}
        </p>
        <progress
          aria-label={texts.progress}
          value={tried}
          max={Math.max(1, all)}
          className="block h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary-edge [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary-edge"
        />
      </div>
      <p className="text-muted text-sm">{texts.goesOn}</p>
      <Origin run={run} />
      <Button look="secondary" className="self-start" onClick={() => void stopImport(run)}>
        {texts.stop}
      </Button>
    </>
  );
}

/** What became of an import. */
export function ImportOutcome({ run }: { run: ServerImport }) {
  const isWhole = run.failed + run.kept + run.waiting === 0;
  const failures = (isKept: boolean) => run.faults.filter((fault) => fault.isKept === isKept).map(failureOf);
  const unnamed = run.failed + run.kept - run.faults.length;
  return (
    <div className="flex flex-col gap-4">
      <NoticeBox tone={isWhole ? 'success' : 'warning'} role="status">
        {sentences(run).join(' ')}
      </NoticeBox>
      <FailureList label={texts.notSaved} failures={failures(false)} />
      <FailureList label={texts.notUndone} failures={failures(true)} />
      {unnamed > 0 && <p className="text-muted text-sm">{texts.moreRows({ count: unnamed })}</p>}
      <Origin run={run} />
    </div>
  );
}

/** Takes back an import that has written something. */
export function UndoButton({ run }: { run: ServerImport }) {
  if (run.created + run.changed === 0) return null;
  return (
    <Button look="secondary" className="self-start" onClick={() => void undoImport(run)}>
      <StaffIcon name="undo" />
      {texts.undoImport}
    </Button>
  );
}

function sentences({ state, waiting, created, changed, failed, undone, kept }: ServerImport): string[] {
  const isTouched = undone + kept > 0;
  return [
    ...(isTouched ? [] : [texts.saved({ count: created + changed, created, changed })]),
    ...(failed > 0 ? [texts.failed({ count: failed })] : []),
    ...(state === 'stopped' && waiting > 0 ? [texts.stopped({ count: waiting })] : []),
    ...(state === 'interrupted' ? [texts.interrupted({ count: waiting })] : []),
    ...(state === 'undone' && kept === 0 ? [texts.undone] : []),
    ...(isTouched && (state !== 'undone' || kept > 0) ? [texts.partlyUndone({ count: undone })] : []),
    ...(kept > 0 ? [texts.kept({ count: kept })] : []),
  ];
}

function failureOf({ line, name, field, message }: ServerImport['faults'][number]): WriteFailure {
  const header = headerOf(field?.split('.')[0] ?? '');
  return {
    name: texts.rowName({ line, name: name || '–' }),
    message: header === null ? message : texts.faultOfField({ field: header, message }),
  };
}

/** The heading of the column that a field comes from. */
function headerOf(name: string): string | null {
  const fields: Readonly<Record<string, { label: string }>> = product.fields;
  return name === CATEGORIES ? texts.categories : (fields[name]?.label ?? null);
}

/** Whose import it is: perhaps a colleague's. */
function Origin({ run: { file, by, startedAt } }: { run: ServerImport }) {
  const { zoneOf, branches } = useSession();
  const when = formatDateTime(new Date(startedAt), zoneOf(branches[0]?.id ?? 0));
  return <p className="break-words text-muted text-sm">{texts.importOf({ file, by, when })}</p>;
}
