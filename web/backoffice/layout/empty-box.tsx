import type { ReactNode } from 'react';

/** An empty state: says why there is nothing yet, and holds what can be done about it. */
export function EmptyBox({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border-2 border-line border-dashed px-4 py-16 text-center text-muted">
      <p className="max-w-prose">{text}</p>
      {children}
    </div>
  );
}
