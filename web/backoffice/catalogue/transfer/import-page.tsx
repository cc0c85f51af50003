import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { product } from '#entities/product.ts';
import { BackLink } from '#web/backoffice/layout/back-link.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { BatchProgress } from '../batch-progress.tsx';
import { COLUMNS } from './columns.ts';
import { everyProduct } from './every-product.ts';
import { ImportPreview } from './import-preview.tsx';
import { runImport, startOver, stopImport, undoImport, useImportRun, watchImport } from './import-run.ts';
import { importPlan, type PlannedRow } from './plan.ts';
import { readTable } from './read-file.ts';
import * as texts from './texts.ts';

/** Imports products from a table: first previews what every row would do, then writes what was confirmed. */
export function ImportPage() {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const { file, plan, batch } = useImportRun();
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  useEffect(watchImport, []);

  const read = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setReading(true);
    setFailure(null);
    startOver();
    useImportRun.setState({ file: chosen.name });
    try {
      const table = await readTable(chosen);
      const found = importPlan(table, await everyProduct(client));
      if (found.refusal) setFailure(found.refusal);
      else useImportRun.setState({ plan: found });
    } catch (error) {
      const { message } = problemOf(error);
      setFailure(message ?? (error instanceof Error ? error.message : texts.unreadable));
    }
    setReading(false);
  };
  const write = async (rows: readonly PlannedRow[]) => {
    await runImport(
      rows.map((row) => ({
        name: texts.rowName({ line: row.line, name: row.name || row.uid }),
        run: () => writeRow(row),
      })),
    );
    await queries.invalidateQueries({ queryKey: [product.name] });
  };
  /** Returns the call that takes it back: only as long as nobody else has changed the product. */
  const writeRow = async ({ stored, values }: PlannedRow) => {
    if (!stored) {
      const { id } = await client.products.create.mutate(values);
      return () => client.products.remove.mutate({ id });
    }
    const { id, updatedAt } = stored;
    const versioned = (version?: string) => (version ? { updatedAt: version } : {});
    const written = await client.products.update.mutate({
      id,
      ...values,
      ...versioned(updatedAt),
    });
    const before = Object.fromEntries(Object.entries(stored).filter(([name]) => name in values));
    return () => client.products.update.mutate({ id, ...before, ...versioned(written.updatedAt) });
  };
  const takeBack = async () => {
    await undoImport();
    await queries.invalidateQueries({ queryKey: [product.name] });
  };

  const ready = plan?.rows.filter(({ kind }) => kind === 'created' || kind === 'changed') ?? [];
  return (
    <ScrollPage label={texts.importTitle} className="max-w-5xl gap-6">
      <div>
        <BackLink to="/products">{texts.products}</BackLink>
        <h1 className="font-display text-3xl">{texts.importTitle}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.importHint}</p>
      </div>
      {batch.phase === 'waiting' && (
        <DropZone
          id="import-file"
          accept=".csv,.xlsx,.txt,text/csv"
          hint={texts.fileHint}
          hintId="import-file-hint"
          isMultiple={false}
          hasError={failure !== null}
          errorId={failure === null ? undefined : 'import-failure'}
          onFiles={(files) => void read(files)}
        >
          {file === null ? texts.chooseFile : texts.chooseOtherFile}
        </DropZone>
      )}
      {isReading && (
        <p role="status" className="text-muted">
          {texts.reading({ file: file ?? '' })}
        </p>
      )}
      {failure !== null && (
        <div id="import-failure">
          <NoticeBox tone="error" role="alert" title={texts.refused({ file: file ?? '' })}>
            {failure}
          </NoticeBox>
        </div>
      )}
      {!plan && !isReading && <Guide />}
      {plan && batch.phase === 'waiting' && (
        <>
          <ImportPreview file={file ?? ''} plan={plan} />
          <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-paper py-4">
            <ButtonLink look="secondary" to="/products">
              {texts.cancel}
            </ButtonLink>
            <Button disabled={ready.length === 0} onClick={() => void write(ready)}>
              {texts.importProducts({ count: ready.length })}
            </Button>
          </div>
        </>
      )}
      <Writing onUndo={() => void takeBack()} />
    </ScrollPage>
  );
}

/** The progress of the writes, and what can be done at their end. */
function Writing({ onUndo }: { onUndo: () => void }) {
  const { batch, undo, isUndone } = useImportRun();
  return (
    <>
      <BatchProgress state={batch} />
      {batch.phase === 'running' && (
        <>
          <p className="text-muted text-sm">{texts.goesOn}</p>
          <Button look="secondary" className="self-start" onClick={stopImport}>
            {texts.stop}
          </Button>
        </>
      )}
      {batch.phase === 'done' && (
        <>
          {isUndone && <p role="status">{texts.undone}</p>}
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/products">{texts.toProducts}</ButtonLink>
            <Button look="secondary" onClick={startOver}>
              {texts.importAnother}
            </Button>
            {undo.length > 0 && (
              <Button look="secondary" onClick={onUndo}>
                <StaffIcon name="undo" />
                {texts.undoImport}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

/** What the file has to look like. */
function Guide() {
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.guideTitle}</h2>
      <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-1.5 pl-5">
        <li>{texts.guideExport}</li>
        <li>{texts.guideEdit}</li>
        <li>{texts.guideChoose}</li>
      </ol>
      <p className="mt-4 max-w-prose text-muted text-sm">{texts.guideKey}</p>
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-theme font-medium text-sm underline-offset-4 hover:underline">
          <StaffIcon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
          {texts.possibleColumns}
        </summary>
        <p className="max-w-prose text-muted text-sm">{COLUMNS.map(({ header }) => header).join(', ')}</p>
      </details>
    </div>
  );
}
