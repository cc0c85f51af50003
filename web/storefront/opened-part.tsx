import { type ReactNode, Suspense } from 'react';
import { notify } from '#web/lib/notices.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import * as texts from './texts.ts';

/** What a tap opens: a bar while its code loads; if that fails, `onFail` closes it again and the guest is told. */
export function OpenedPart({ onFail, children }: { onFail: () => void; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        onFail();
        notify({ text: texts.openingFailed, tone: 'error' });
      }}
    >
      <Suspense fallback={<LoadingBar isLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
