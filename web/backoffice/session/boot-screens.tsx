import { desktop } from '#web/lib/desktop.ts';
import type { Problem } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Placeholder of the board while nothing is known yet. */
export function BootSkeleton() {
  return (
    <main className="min-h-dvh" aria-busy="true">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <div className="h-16 border-line border-b bg-card" />
      <div className="grid gap-4 p-4 lg:grid-cols-3">
        {[0, 1, 2].map((lane) => (
          <div key={lane} className="flex flex-col gap-3">
            <div className="skeleton h-8 w-40" />
            <div className="skeleton h-44" />
            <div className="skeleton h-44 opacity-60" />
          </div>
        ))}
      </div>
    </main>
  );
}

/** The shop works without devices (R223). */
export const FRONTDESK_OFF: Problem = {
  status: 409,
  code: 'frontdesk-disabled',
  message: texts.frontdeskOffNote,
};

/** The server does not answer, or rejects this device. */
export function BootProblem({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const isKeyRefused = problem.code === 'device-key-invalid';
  const isOff = problem.code === 'frontdesk-disabled';
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex max-w-lg flex-col items-center gap-5 text-center">
        <StaffIcon name={isKeyRefused || isOff ? 'warning' : 'offline'} className="size-14 text-error" />
        <h1 className="font-display text-3xl">
          {isKeyRefused ? texts.deviceSignedOut : isOff ? texts.frontdeskOff : texts.notLoaded}
        </h1>
        <p className="text-lg text-muted">{problem.message ?? texts.serverUnreachable}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="large" onClick={onRetry}>
            <StaffIcon name="retry" />
            {texts.retry}
          </Button>
          {isKeyRefused && desktop && (
            <Button look="secondary" size="large" onClick={() => void desktop?.disconnect()}>
              {texts.reconnect}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
