import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  isTitleHidden?: boolean;
  children: ReactNode;
}

/** A part of the status page with its headline. */
export function Card({ title, isTitleHidden = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-card px-5 py-6 shadow-card sm:px-7"
    >
      <h2 id={id} className={isTitleHidden ? 'sr-only' : 'mb-4 font-display text-xl'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
