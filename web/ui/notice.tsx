import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Tone = 'info' | 'success' | 'warning' | 'error';

const TONES: Record<Tone, { box: string; icon: IconName }> = {
  info: { box: 'border-line-strong bg-card text-ink', icon: 'info' },
  success: { box: 'border-secondary/30 bg-secondary-soft text-ink', icon: 'check' },
  warning: { box: 'border-warning/30 bg-warning-soft text-ink', icon: 'clock' },
  error: { box: 'border-error/40 bg-error-soft text-ink', icon: 'warning' },
};
const ICON_COLOURS: Record<Tone, string> = {
  info: 'text-muted',
  success: 'text-secondary',
  warning: 'text-warning',
  error: 'text-error',
};

interface NoticeProps {
  tone?: Tone;
  title?: string;
  icon?: IconName;
  /** 'alert' is announced at once; omit it for what is on the page from the start. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** A boxed message within the page. */
export function NoticeBox({ tone = 'info', title, icon, role, children }: NoticeProps) {
  const { box, icon: usual } = TONES[tone];
  return (
    <div
      role={role}
      className={`flex flex-1 items-start gap-3 text-left rounded-theme border px-4 py-3.5 ${box}`}
    >
      <Icon name={icon ?? usual} className={`mt-px size-5 ${ICON_COLOURS[tone]}`} />
      <div className="min-w-0 flex-1 leading-snug">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
