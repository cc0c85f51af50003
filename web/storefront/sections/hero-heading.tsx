import type { ReactNode } from 'react';

export interface HeroProps<V> {
  value: V;
  /** 1 at the top of a page, which also means that its picture is above the fold. */
  level: 1 | 2;
}

/** A hero's title, animated with the words around it. Nothing without a text. */
export function HeroHeading({ level, children }: { level: 1 | 2; children: ReactNode }) {
  const Tag = `h${level}` as const;
  if (children === '') return null;
  return (
    <Tag
      className={`hyphens-auto font-display leading-[1.08] ${level === 1 ? 'text-[2.25rem] md:text-5xl desk:text-[3.4rem]' : 'text-[2rem] md:text-4xl desk:text-5xl'}`}
    >
      {children}
    </Tag>
  );
}
