import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { create } from 'zustand';

/** In px. */
const useDockHeight = create(() => 0);

/** For elements fixed above the dock: its height as --dock, which is not inherited (theme.css). */
export function useAboveDock(): CSSProperties {
  const height = useDockHeight();
  return { ['--dock' as string]: `${height}px` };
}

/**
 * Sits at the bottom edge without blocking the page: banner, persistent notices, offers, of which the first has the place
 * to itself (theme.css). The page's footer ends that much lower (useAboveDock) and focused elements scroll above it
 * (theme.css), so that nothing stays covered.
 */
export function Dock({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dock = place.current;
    if (!dock) return;
    const observer = new ResizeObserver(() => makeRoom(dock.offsetHeight));
    observer.observe(dock);
    return () => {
      observer.disconnect();
      makeRoom(0);
    };
  }, []);

  return (
    <div
      ref={place}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex print:hidden max-h-[60dvh] flex-col overflow-y-auto overscroll-contain short:max-h-[50dvh] desk:right-auto desk:w-[48rem]"
    >
      {children}
    </div>
  );
}

function makeRoom(height: number): void {
  if (height === useDockHeight.getState()) return;
  useDockHeight.setState(height);
  document.documentElement.style.setProperty('--dock', `${height}px`);
}

interface DockCardProps {
  /** Its name for screen readers. */
  label: string;
  place?: Ref<HTMLElement> | undefined;
  /** Its entrance animation. */
  className?: string;
  children: ReactNode;
}

/** One card on the dock. It neither takes nor traps the focus. */
export function DockCard({ label, place, className = 'animate-fade', children }: DockCardProps) {
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={label}
      className={`dock-card pointer-events-auto mx-3 mb-3 rounded-card border border-line bg-card px-5 py-4 shadow-lift short:mx-1 short:mb-1 short:px-3 short:py-2 desk:ml-12 desk:mb-8 desk:px-6 desk:py-5 ${className}`}
    >
      {children}
    </section>
  );
}
