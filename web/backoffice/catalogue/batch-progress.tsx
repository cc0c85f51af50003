import { NoticeBox } from '#web/ui/notice.tsx';
import type { BatchState } from './use-batch.ts';

interface BatchProgressProps {
  state: BatchState;
  /** What the records are called: 'Produkt', 'Produkte'. */
  one: string;
  many: string;
}

/** How far many writes are, and in the end what became of them. */
export function BatchProgress({ state, one, many }: BatchProgressProps) {
  const { phase, total, tried, failures } = state;
  if (phase === 'waiting') return null;
  const good = tried - failures.length;
  return (
    <div className="flex flex-col gap-4">
      {phase === 'running' && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold" aria-live="polite">
            {tried} von {total} {total === 1 ? one : many} gespeichert …
          </p>
          <progress
            aria-label="Fortschritt"
            value={tried}
            max={Math.max(1, total)}
            className="h-3 w-full accent-primary"
          />
        </div>
      )}
      {phase === 'done' && (
        <NoticeBox tone={failures.length > 0 ? 'warning' : 'success'} role="status">
          {good} {good === 1 ? one : many} gespeichert.
          {tried < total && ` ${total - tried} nicht mehr versucht, weil Sie angehalten haben.`}
          {failures.length > 0 && ` ${failures.length} konnten nicht gespeichert werden:`}
        </NoticeBox>
      )}
      {failures.length > 0 && (
        <ul aria-label="Nicht gespeichert" className="flex flex-col gap-1 text-sm">
          {failures.map(({ name, message }) => (
            <li key={name}>
              <strong>{name}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
