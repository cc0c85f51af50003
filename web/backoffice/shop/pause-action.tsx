import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pausedUntil } from '#domain/shop/service.ts';
import { branch as branchEntity } from '#entities/branch.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { entityList } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { ListActionsProps } from '../crud/screen.ts';
import { useMay, useSession } from '../session/session.tsx';
import { BranchDot } from './branch-dot.tsx';
import { branchSentence, PAUSES } from './branch-state.ts';
import * as texts from './texts.ts';

/** Above the list of branches: pause ordering for a while, when the kitchen cannot keep up. */
export function PauseAction({ onChanged }: ListActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may(branchEntity.access.write)) return null;
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <StaffIcon name="clock" />
        {texts.pauseOrders}
      </Button>
      {isOpen && <PauseDialog onClose={() => setOpen(false)} onChanged={onChanged} />}
    </>
  );
}

function PauseDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { branches } = useSession();
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const now = useServerNowEvery(10);
  /** Optimistic; the stored value applies again when the server has answered. */
  const [wish, setWish] = useState<{ id: number; orderableFrom: string | null } | null>(null);
  const save = async (id: number, until: Date | null, said: string) => {
    // Not disabled in the meantime, which would lose focus.
    if (wish) return;
    const orderableFrom = until?.toISOString() ?? null;
    setWish({ id, orderableFrom });
    await entityList(queries, branchEntity, client.branches)
      .update({ id, orderableFrom })
      .then(
        () => {
          notify({ text: said, tone: 'success' });
          onChanged();
        },
        // The error list says why.
        () => undefined,
      );
    setWish(null);
  };
  return (
    <Overlay isOpen onClose={onClose} title={texts.pauseOrders}>
      <p className="max-w-prose text-muted">{texts.pauseHint}</p>
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {branches.map((stored) => {
          const branch = wish?.id === stored.id ? { ...stored, ...wish } : stored;
          const { tone, text } = branchSentence(branch, now);
          const isPaused = pausedUntil(branch, null, now) !== null;
          return (
            <li key={branch.id} className="flex flex-col gap-2 py-3">
              <div>
                <p className="font-semibold">{branch.name}</p>
                <p className="flex items-center gap-2 text-sm" aria-live="polite">
                  <BranchDot tone={tone} />
                  {text}
                </p>
              </div>
              <fieldset aria-label={texts.pauseOf({ branch: branch.name })} className="flex flex-wrap gap-2">
                {isPaused && (
                  <Button
                    size="small"
                    aria-disabled={wish !== null}
                    onClick={() => void save(branch.id, null, texts.resumed({ branch: branch.name }))}
                  >
                    {texts.resume}
                  </Button>
                )}
                {PAUSES.map(({ label, until }) => (
                  <Button
                    key={label}
                    look="secondary"
                    size="small"
                    aria-disabled={wish !== null}
                    onClick={() =>
                      void save(branch.id, until(now, branch.timeZone), texts.paused({ branch: branch.name }))
                    }
                  >
                    {label}
                  </Button>
                ))}
              </fieldset>
            </li>
          );
        })}
      </ul>
    </Overlay>
  );
}
