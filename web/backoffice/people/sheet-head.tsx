import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ScrollRegion } from '../layout/scroll-region.tsx';

/** A screen that scrolls on its own below the frame; only the sheet itself is printed. */
export function SheetPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion label={label} className="print-area h-full overflow-y-auto px-4 py-6 sm:px-6">
      <div className="mx-auto flex max-w-[100rem] flex-col gap-5">{children}</div>
    </ScrollRegion>
  );
}

/** Heading, description and actions of a screen. */
export function SheetHead({
  title,
  purpose,
  children,
}: {
  title: string;
  purpose: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="mt-1 max-w-prose text-muted print:hidden">{purpose}</p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
    </div>
  );
}

interface StepperProps {
  /** Shown between the arrows. */
  title: string;
  note?: string | null;
  earlier: string;
  later: string;
  onStep: (steps: -1 | 1) => void;
  children?: ReactNode;
}

/** Back and forward: weeks and months. */
export function PeriodStepper({ title, note, earlier, later, onStep, children }: StepperProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="-ml-2 flex items-center gap-1 print:ml-0">
        <IconButton label={earlier} onClick={() => onStep(-1)} className="print:hidden">
          <StaffIcon name="chevron-left" />
        </IconButton>
        <h2 aria-live="polite" className="flex flex-wrap items-baseline gap-x-2 font-display text-xl">
          {title}
          {note && <span className="font-sans text-base text-muted print:hidden">{note}</span>}
        </h2>
        <IconButton label={later} onClick={() => onStep(1)} className="print:hidden">
          <StaffIcon name="chevron-right" />
        </IconButton>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-3 print:hidden">{children}</div>
    </div>
  );
}

/** A few figures at a glance. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl
      className={`grid grid-cols-2 gap-3 print:grid-cols-6 ${facts.length === 5 ? 'sm:grid-cols-5' : 'sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]'}`}
    >
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="rounded-card border border-line bg-card px-4 py-3 last:odd:col-span-2 sm:last:odd:col-span-1 print:col-span-1 print:px-2 print:py-1"
        >
          <dt className="text-muted text-sm print:text-xs">{term}</dt>
          <dd className="font-semibold text-xl tabular-nums print:text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const SELECT = 'min-h-12 max-w-full rounded-theme border border-line-strong bg-card px-3';
