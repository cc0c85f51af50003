import { type ReactNode, useId } from 'react';

/** A checkout card with its headline. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-card px-5 py-6 shadow-card sm:px-7 desk:px-8 desk:py-7"
    >
      <h2 id={id} className="mb-5 font-display text-xl leading-tight desk:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
