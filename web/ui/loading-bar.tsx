import * as texts from './texts.ts';
/** A full-width bar at the very top; takes no room. `isLoading` already ignores quick responses. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={texts.loadingBar}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-primary-soft"
    >
      <div className="loading-bar h-full bg-primary-edge" />
    </div>
  );
}
