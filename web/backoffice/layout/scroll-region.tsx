import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  /** Its accessible name. */
  label: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of the screen that scrolls on its own, by keyboard as well. */
export function ScrollRegion({ label, className, children, ref }: ScrollRegionProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard.
      tabIndex={0}
      className={className}
    >
      {children}
    </section>
  );
}

/** A screen below the frame; `className` sets its maximum width and the gaps between its parts. */
export function ScrollPage({ label, className, children }: ScrollRegionProps) {
  return (
    <ScrollRegion label={label} className="h-full overflow-y-auto px-4 py-6 sm:px-6">
      <div className={`mx-auto flex flex-col ${className}`}>{children}</div>
    </ScrollRegion>
  );
}
