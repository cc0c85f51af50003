import * as texts from './texts.ts';
/** Grey bars as a screen's placeholder; says 'Wird geladen' to screen readers. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  return (
    <div role="status" className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-5 py-10">
      <span className="sr-only">{texts.loading}</span>
      <div className="skeleton h-9 w-2/3" />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity.
        <div key={line} className="skeleton h-14 w-full" />
      ))}
    </div>
  );
}
