import { type ReactNode, useState } from 'react';
import { StaffIcon } from '#web/ui/staff-icon.tsx';

interface FormCardProps {
  title: string;
  hint?: string | undefined;
  /** Nothing is set in it yet: it begins closed, and can be opened. */
  isFolded: boolean;
  /** Something in it is wrong: it is open whatever else. */
  isWrong: boolean;
  children: ReactNode;
}

/** A section of a form; one that most records leave alone begins closed. */
export function FormCard({ title, hint, isFolded, isWrong, children }: FormCardProps) {
  const [canFold] = useState(isFolded);
  const [isOpen, setOpen] = useState(!isFolded);
  const isShown = isOpen || isWrong;
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">
        {canFold ? (
          <button
            type="button"
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
            className="-m-2 flex min-h-11 w-full items-center justify-between gap-3 rounded-theme p-2 text-left hover:bg-ink/5"
          >
            {title}
            <StaffIcon name="chevron-down" className={isShown ? 'rotate-180' : ''} />
          </button>
        ) : (
          title
        )}
      </h2>
      {hint && <p className="mt-1 max-w-prose text-muted text-sm">{hint}</p>}
      {isShown && children}
    </section>
  );
}
