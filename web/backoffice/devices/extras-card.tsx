import type { ReactNode } from 'react';

/** A card below the form of a stored record. */
export function ExtrasCard({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div>
        <h2 className="font-display text-xl">{title}</h2>
        {hint && <p className="mt-1 max-w-prose text-muted text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** Names and values, stacked on narrow screens. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
