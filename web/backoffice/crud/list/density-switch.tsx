import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface DensitySwitchProps {
  isCompact: boolean;
  onToggle: () => void;
}

/** Lower rows, so that more of them fit; phones keep rows that a thumb hits. */
export function DensitySwitch({ isCompact, onToggle }: DensitySwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={isCompact}
      title={texts.compact}
      onClick={onToggle}
      className={`hidden min-h-12 min-w-12 items-center justify-center rounded-theme border px-2 sm:inline-flex ${
        isCompact ? 'border-ink bg-sand' : 'border-line-strong bg-card hover:bg-ink/8'
      }`}
    >
      <StaffIcon name="compact" />
      <span className="sr-only">{texts.compact}</span>
    </button>
  );
}
