import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

interface TableRegionProps {
  label: string;
  /** How it prints, if it does. */
  className?: string;
  children: ReactNode;
}

/**
 * The card around a table, which scrolls sideways on narrow screens. It is `relative`, as absolutely positioned screen
 * reader texts would widen the page otherwise.
 */
export function TableRegion({ label, className = '', children }: TableRegionProps) {
  return (
    <ScrollRegion
      label={label}
      className={`relative overflow-x-auto rounded-card border border-line bg-card ${className}`}
    >
      {children}
    </ScrollRegion>
  );
}

/** The header row of such a table. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-line border-b bg-paper text-muted text-sm">
      <tr>{children}</tr>
    </thead>
  );
}
