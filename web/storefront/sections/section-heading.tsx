import type { ReactNode } from 'react';
import type { HeadingLevel } from '../text/rich-text.tsx';
import { useAppear } from './use-appear.ts';

interface SectionHeadingProps {
  level: HeadingLevel;
  /** Size and position; the typeface is that of all titles. */
  className?: string;
  children: ReactNode;
}

/** A section's title; it rises when scrolled into view. Nothing without a text. */
export function SectionHeading({
  level,
  className = 'text-3xl desk:text-4xl',
  children,
}: SectionHeadingProps) {
  const ref = useAppear<HTMLHeadingElement>();
  const Tag = `h${level}` as const;
  if (children === '') return null;
  return (
    <Tag ref={ref} className={`hyphens-auto font-display leading-tight ${className}`}>
      {children}
    </Tag>
  );
}

/** The heading level below a title. */
export function below(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
