import { useEffect, useRef } from 'react';

/** The title of a step that takes the place of another: it is read out first, and the keyboard goes on from it. */
export function StepTitle({ as: Heading, text }: { as: 'h2' | 'h3'; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className="font-semibold text-lg">
      {text}
    </Heading>
  );
}
