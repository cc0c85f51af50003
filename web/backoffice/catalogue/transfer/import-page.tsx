import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { product } from '#entities/product.ts';
import { useLeaveGuard } from '#web/backoffice/crud/form/use-leave-guard.tsx';
import { BackLink } from '#web/backoffice/layout/back-link.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { BatchProgress } from '../batch-progress.tsx';
import { useBatch } from '../use-batch.ts';
import { COLUMNS } from './columns.ts';
import { everyProduct } from './every-product.ts';
import { ImportPreview } from './import-preview.tsx';
import { type ImportPlan, importPlan, type PlannedRow } from './plan.ts';
import { readTable } from './read-file.ts';
import * as texts from './texts.ts';

/** Imports products from a table: first previews what every row would do, then writes what was confirmed. */
export function ImportPage() {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const [file, setFile] = useState<string | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const batch = useBatch();
  const guard = useLeaveGuard(batch.phase === 'running');

  const read = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setReading(true);
    setFailure(null);
    setPlan(null);
    setFile(chosen.name);
    batch.reset();
    try {
      const table = await readTable(chosen);
      const found = importPlan(table, await everyProduct(client));
      if (found.refusal) setFailure(found.refusal);
      else setPlan(found);
    } catch (error) {
      const { message } = problemOf(error);
      setFailure(message ?? (error instanceof Error ? error.message : texts.unreadable));
    }
    setReading(false);
  };
  const write = async (rows: readonly PlannedRow[]) => {
    await batch.start(
      rows.map((row) => ({
        name: texts.rowName({ line: row.line, name: row.name || row.uid }),
        run: () => writeRow(row),
      })),
    );
    await queries.invalidateQueries({ queryKey: [product.name] });
  };
  const writeRow = ({ stored, values }: PlannedRow) =>
    stored
      ? client.products.update.mutate({
          id: stored.id,
          ...values,
          ...(stored.updatedAt ? { updatedAt: stored.updatedAt } : {}),
        })
      : client.products.create.mutate(values);

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
      <BatchProgress state={batch} />
      {batch.phase === 'running' && (
        <Button look="secondary" className="self-start" onClick={batch.stop}>
          {texts.stop}
        </Button>
      )}
      {batch.phase === 'done' && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/products">{texts.toProducts}</ButtonLink>
          <Button
            look="secondary"
            onClick={() => {
              batch.reset();
              setPlan(null);
              setFile(null);
            }}
          >
            {texts.importAnother}
          </Button>
        </div>
      )}
      {guard}
    </ScrollPage>
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
