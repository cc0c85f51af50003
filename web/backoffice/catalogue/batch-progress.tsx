import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';
import type { BatchState } from './use-batch.ts';

/** Progress of a batch of product writes, and its outcome at the end. */
export function BatchProgress({ state }: { state: BatchState }) {
  const { phase, total, tried, failures } = state;
  if (phase === 'waiting') return null;
  const good = tried - failures.length;
  return (
    <div className="flex flex-col gap-4">
      {phase === 'running' && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold" aria-live="polite">
            {texts.batchRunning({ tried, total })}
          </p>
          <progress
            aria-label={texts.progress}
            value={tried}
            max={Math.max(1, total)}
            className="h-3 w-full accent-primary"
          />
        </div>
      )}
      {phase === 'done' && (
        <NoticeBox tone={failures.length > 0 ? 'warning' : 'success'} role="status">
          {texts.batchSaved({ count: good })}
          {tried < total && ` ${texts.batchStopped({ count: total - tried })}`}
          {failures.length > 0 && ` ${texts.batchFailed({ count: failures.length })}`}
        </NoticeBox>
      )}
      {failures.length > 0 && (
        <ul aria-label={texts.notSaved} className="flex flex-col gap-1 text-sm">
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
