import { dismissNotice, type Notice, useNotices } from '#web/lib/notices.ts';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';

const LOOKS: Readonly<Record<Notice['tone'], { box: string; icon: StaffIconName }>> = {
  info: { box: 'bg-ink text-white', icon: 'printer' },
  success: { box: 'bg-secondary text-white', icon: 'check' },
  error: { box: 'bg-error text-white', icon: 'warning' },
};

/** Messages at the lower edge: errors stay until somebody has read them. */
export function StaffNotices() {
  const notices = useNotices(({ notices }) => notices);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {notices.map((notice) => (
        <div
          key={notice.id}
          role={notice.tone === 'error' ? 'alert' : undefined}
          className={`pointer-events-auto flex w-full max-w-xl animate-rise items-center gap-3 rounded-card py-2 pr-2 pl-4 shadow-lift ${LOOKS[notice.tone].box}`}
        >
          <StaffIcon name={LOOKS[notice.tone].icon} />
          <p className="min-w-0 flex-1 py-1.5 font-medium leading-snug">{notice.text}</p>
          {notice.actions.map((action) => (
            <button
              key={action.label}
              type="button"
              onClick={() => {
                dismissNotice(notice.id);
                action.run?.();
              }}
              className="min-h-12 shrink-0 rounded-theme bg-white/15 px-4 font-semibold hover:bg-white/25"
            >
              {action.label}
            </button>
          ))}
          <IconButton
            label="Meldung schließen"
            onClick={() => dismissNotice(notice.id)}
            className="text-white!"
          >
            <StaffIcon name="close" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
