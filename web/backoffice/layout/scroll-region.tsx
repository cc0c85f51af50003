import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  /** What it is, for those who do not see it. */
  label: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of the screen that scrolls by itself; the keyboard reaches it, too. */
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

/** A screen below the frame; `className` says how wide it grows and how far apart its parts are. */
export function ScrollPage({ label, className, children }: ScrollRegionProps) {
  return (
    <ScrollRegion label={label} className="h-full overflow-y-auto px-4 py-6 sm:px-6">
      <div className={`mx-auto flex flex-col ${className}`}>{children}</div>
    </ScrollRegion>
  );
}
