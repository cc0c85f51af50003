import { useRef } from 'react';
import { IconButton } from './button.tsx';
import { StaffIcon, type StaffIconName } from './staff-icon.tsx';
import * as texts from './texts.ts';

type Tone = 'info' | 'success' | 'error';

const LOOKS: Readonly<Record<Tone, { box: string; icon: StaffIconName }>> = {
  info: { box: 'bg-ink text-white', icon: 'printer' },
  success: { box: 'bg-secondary text-white', icon: 'check' },
  error: { box: 'bg-error text-white', icon: 'warning' },
};

interface StaffNoticeProps {
  tone: Tone;
  text: string;
  /** Below the text: reasons, one per line. */
  detail?: string;
  actions: readonly { label: string; isBusy?: boolean; run: () => void }[];
  onClose: () => void;
}

/** One message at the bottom, with its actions. */
export function StaffNotice({ tone, text, detail = '', actions, onClose }: StaffNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isLong = detail.includes('\n');
  const close = () => {
    // The message must not take the focus with it; the page's content is the nearest sensible place.
    if (box.current?.contains(document.activeElement)) document.getElementById('main')?.focus();
    onClose();
  };
  return (
    <div
      ref={box}
      role={tone === 'error' ? 'alert' : undefined}
      className={`pointer-events-auto flex w-full max-w-xl animate-rise flex-wrap items-center gap-x-3 gap-y-1 rounded-card py-2 pr-2 pl-4 shadow-lift sm:flex-nowrap ${LOOKS[tone].box}`}
    >
      <StaffIcon name={LOOKS[tone].icon} />
      {detail === '' ? (
        <p className="min-w-0 flex-1 basis-44 break-words py-1.5 font-medium leading-snug">{text}</p>
      ) : (
        <div className="min-w-0 flex-1 basis-44 py-1.5">
          <p className="font-medium leading-snug">{text}</p>
          <div
            {...(isLong ? { role: 'group', 'aria-label': texts.noticeDetail } : {})}
            // What scrolls has to be reached by keyboard.
            tabIndex={isLong ? 0 : undefined}
            className="mt-1 max-h-40 overflow-y-auto whitespace-pre-line text-sm"
          >
            {detail}
          </div>
        </div>
      )}
      {actions.map(({ label, isBusy = false, run }) => (
        <button
          key={label}
          type="button"
          aria-busy={isBusy}
          onClick={run}
          // On phones below the text, which would be squeezed beside it.
          className="order-1 min-h-12 grow rounded-theme bg-black/15 px-4 font-semibold hover:bg-black/30 sm:order-none sm:shrink-0 sm:grow-0"
        >
          {label}
        </button>
      ))}
      <IconButton label={texts.closeNotice} onClick={close} className="text-white!">
        <StaffIcon name="close" />
      </IconButton>
    </div>
  );
}
