import { useEffect } from 'react';
import { type ListedError, removeError, retryError, useErrors } from '#web/lib/errors.ts';
import { dismissNotice, type Notice, useNotices } from '#web/lib/notices.ts';
import { StaffNotice } from '#web/ui/staff-notice.tsx';
import { type ErrorStack, stacked } from './error-stacks.ts';
import * as texts from './texts.ts';
import { useUndoKey } from './use-undo-key.ts';

/** Milliseconds that an error stays, and again while the pointer or the focus is on it. */
const STAYS = 12_000;

/** Of passing notices the latest: they would pile up over the screen, as a pointer that rests on one of them keeps them all. */
const SHOWN = 3;

/**
 * Messages at the bottom edge. What stays for long, errors and offers to undo, has a strip of its own, from which the screen
 * above gives way: it never covers what has to be pressed. Equal errors are one with a count; of the offers the last one is
 * shown, and those before it follow when it is taken or closed. Everything ends by itself.
 */
export function StaffNotices() {
  const errors = useErrors(({ errors }) => errors);
  const notices = useNotices(({ notices }) => notices);
  useUndoKey();
  const isError = ({ tone }: Notice) => tone === 'error';
  const isPassing = (notice: Notice) => !isError(notice) && !notice.isUndo;
  const offer = notices.findLast(({ isUndo }) => isUndo);
  return (
    <div data-notices aria-live="polite" className="sticky bottom-0 z-40 shrink-0">
      <div className="pointer-events-none absolute inset-x-0 bottom-full flex flex-col items-center gap-2 p-4 lg:items-end">
        {notices
          .filter(isPassing)
          .slice(-SHOWN)
          .map((notice) => (
            <Told key={notice.id} notice={notice} />
          ))}
      </div>
      <div className="flex max-h-[40dvh] flex-col items-center gap-2 overflow-y-auto border-line border-t bg-paper p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden lg:items-end">
        {stacked(errors).map((stack) => (
          <Failed key={stack.key} stack={stack} />
        ))}
        {notices.filter(isError).map((notice) => (
          <Told key={notice.id} notice={notice} />
        ))}
        {offer && <Told key={offer.id} notice={offer} />}
      </div>
    </div>
  );
}

function Failed({ stack: { message, errors } }: { stack: ErrorStack<ListedError> }) {
  const isRetrying = errors.some((error) => error.isRetrying);
  const close = () => {
    for (const { id } of errors) removeError(id);
  };
  useEnd(close, !isRetrying, errors.map(({ id }) => id).join(' '));
  const retry = () => {
    for (const { id } of errors) void retryError(id);
  };
  const canRetry = errors.some((error) => error.retry !== null);
  return (
    <StaffNotice
      tone="error"
      text={errors.length > 1 ? texts.repeated({ message, count: errors.length }) : message}
      actions={canRetry ? [{ label: texts.retry, isBusy: isRetrying, run: retry }] : []}
      onClose={close}
    />
  );
}

function Told({ notice: { id, tone, text, detail, actions } }: { notice: Notice }) {
  // Others end by themselves (notices.ts).
  useEnd(() => dismissNotice(id), tone === 'error', text);
  return (
    <StaffNotice
      tone={tone}
      text={text}
      detail={detail}
      actions={actions.map(({ label, run }) => ({
        label,
        run: () => {
          dismissNotice(id);
          run?.();
        },
      }))}
      onClose={() => dismissNotice(id)}
    />
  );
}

/** Ends an error after its time, which begins anew when it happens again. */
function useEnd(end: () => void, isRunning: boolean, content: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says decides, not the function of the last render.
  useEffect(() => {
    if (!isRunning) return;
    const isInUse = () => document.querySelector('[data-notices]:is(:hover, :focus-within)') !== null;
    const timer = setInterval(() => !isInUse() && end(), STAYS);
    return () => clearInterval(timer);
  }, [isRunning, content]);
}
