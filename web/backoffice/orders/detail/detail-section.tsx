import { type ReactNode, useId } from 'react';

/** A section of the details with its heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2.5">
      <h3 id={id} className="font-bold text-muted text-sm">
        {title}
      </h3>
      {children}
    </section>
  );
}
