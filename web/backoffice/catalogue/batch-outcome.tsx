import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';

export interface BatchState {
  phase: 'waiting' | 'running' | 'done';
  total: number;
  /** Attempted, failures included. */
  tried: number;
  failures: readonly WriteFailure[];
}

export interface WriteFailure {
  name: string;
  message: string;
}

/** What became of many product writes. */
export function BatchOutcome({ state: { tried, failures } }: { state: BatchState }) {
  return (
    <div className="flex flex-col gap-4">
      <NoticeBox tone={failures.length > 0 ? 'warning' : 'success'} role="status">
        {texts.batchSaved({ count: tried - failures.length })}
        {failures.length > 0 && ` ${texts.batchFailed({ count: failures.length })}`}
      </NoticeBox>
      <FailureList label={texts.notSaved} failures={failures} />
    </div>
  );
}

/** Which writes failed, and why. */
export function FailureList({ label, failures }: { label: string; failures: readonly WriteFailure[] }) {
  if (failures.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-1 text-sm">
      {failures.map(({ name, message }) => (
        <li key={name} className="break-words">
          <strong>{name}</strong>: {message}
        </li>
      ))}
    </ul>
  );
}
