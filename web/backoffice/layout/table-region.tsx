import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

interface TableRegionProps {
  label: string;
  /** How it is printed, where it is. */
  className?: string;
  children: ReactNode;
}

/**
 * The card around a table, which scrolls sideways where the screen is too narrow. It holds what is placed in it: texts
 * for screen readers would widen the page otherwise.
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

/** The row of heads of such a table. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-line border-b bg-paper text-muted text-sm">
      <tr>{children}</tr>
    </thead>
  );
}
