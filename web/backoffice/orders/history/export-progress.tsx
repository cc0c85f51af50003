import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.ts';
import type { RowsSoFar } from './use-history-export.ts';

/** How far an export is, with the way to end it. */
export function ExportProgress({ progress, onCancel }: { progress: RowsSoFar; onCancel: () => void }) {
  const { rows, total } = progress;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-card p-4">
      <div className="flex min-w-48 flex-1 flex-col gap-2">
        <p className="font-semibold tabular-nums">{sentence(progress)}</p>
        <progress
          aria-label={texts.exportProgress}
          {...(total === null ? {} : { value: Math.min(rows, total), max: Math.max(1, total) })}
          className="block h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary-edge [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary-edge"
        />
      </div>
      <Button look="secondary" onClick={onCancel}>
        {texts.cancelExport}
      </Button>
    </div>
  );
}

function sentence({ rows, total }: RowsSoFar): string {
  if (total !== null) return texts.exporting({ rows: grouped(rows), total: grouped(total) });
  return rows > 0 ? texts.exportingRows({ rows: grouped(rows) }) : texts.exportBegins;
}

function grouped(count: number): string {
  return count.toLocaleString('de-DE');
}
