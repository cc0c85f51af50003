import { removeError, retryError, useErrors } from '#web/lib/errors.ts';
import { dismissNotice, useNotices } from '#web/lib/notices.ts';
import { StaffNotice } from '#web/ui/staff-notice.tsx';
import * as texts from './texts.ts';

/** Messages at the bottom edge: failed calls and other errors stay until they are dismissed. */
export function StaffNotices() {
  const errors = useErrors(({ errors }) => errors);
  const notices = useNotices(({ notices }) => notices);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-center gap-2 p-4 lg:items-end pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {errors.map(({ id, message, retry, isRetrying }) => (
        <StaffNotice
          key={id}
          tone="error"
          text={message}
          actions={retry ? [{ label: texts.retry, isBusy: isRetrying, run: () => void retryError(id) }] : []}
          onClose={() => removeError(id)}
        />
      ))}
      {notices.map(({ id, tone, text, actions }) => (
        <StaffNotice
          key={id}
          tone={tone}
          text={text}
          actions={actions.map(({ label, run }) => ({
            label,
            run: () => {
              dismissNotice(id);
              run?.();
            },
          }))}
          onClose={() => dismissNotice(id)}
        />
      ))}
    </div>
  );
}
