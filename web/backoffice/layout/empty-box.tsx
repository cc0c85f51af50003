import type { ReactNode } from 'react';

/** What stands where there is nothing yet: says why, and holds what can be done about it. */
export function EmptyBox({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border-2 border-line border-dashed px-4 py-16 text-center text-muted">
      <p className="max-w-prose">{text}</p>
      {children}
    </div>
  );
}
