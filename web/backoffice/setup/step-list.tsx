import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SetupStepId } from '#domain/setup/setup-steps.ts';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { notify } from '#web/lib/notices.ts';
import { saveSingle } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useSession } from '../session/session.tsx';
import { placeOfStep, type ShownPlaces } from './step-places.ts';
import * as texts from './texts.ts';

interface ShownSetup extends ShownPlaces {
  isOpeningSoon: boolean;
}

/** The steps with their state, each with its way there. */
export function StepList({ setup, isOwner }: { setup: ShownSetup; isOwner: boolean }) {
  return (
    <ol aria-label={texts.steps} className="flex flex-col gap-3">
      {setup.steps.map(({ id, isDone }, index) => (
        <li
          key={id}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-card border border-line bg-card p-4 sm:flex sm:items-center"
        >
          <span
            className={`grid size-9 shrink-0 place-items-center rounded-full font-semibold ${isDone ? 'bg-secondary text-white' : 'border border-line-strong'}`}
          >
            {isDone ? <StaffIcon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
            <span className="sr-only">{isDone ? texts.done : texts.open}</span>
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold">{texts.STEPS[id].title}</h2>
            <p className="text-muted text-sm">{texts.STEPS[id].hint}</p>
          </div>
          <div className="col-start-2 justify-self-start empty:hidden">
            <StepAction id={id} isDone={isDone} setup={setup} isOwner={isOwner} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StepActionProps {
  id: SetupStepId;
  isDone: boolean;
  setup: ShownSetup;
  isOwner: boolean;
}

function StepAction({ id, isDone, setup, isOwner }: StepActionProps) {
  const [first] = useSession().branches;
  if (id === 'open') return isOwner && !isDone && setup.branch !== null ? <OpenButton /> : null;
  if (id === 'test-order') {
    return first ? (
      <ButtonAnchor look="secondary" href={`/store/${first.identifier}`} target="_blank" rel="noreferrer">
        {texts.STEPS[id].action}
        <StaffIcon name="external" />
      </ButtonAnchor>
    ) : null;
  }
  return (
    <ButtonLink
      look={isDone ? 'quiet' : 'secondary'}
      {...placeOfStep(id, { ...setup, isOwner }, first)}
      {...(isDone ? { className: 'underline max-sm:-ml-5' } : {})}
    >
      {texts.STEPS[id].action}
    </ButtonLink>
  );
}

/** Opens the shop to its guests. */
function OpenButton() {
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await saveSingle(queries, 'config', recordFailure(configEntity, 'update'), () =>
      utils.client.config.save.mutate({ isOpeningSoon: false }),
    ).then(
      () => notify({ text: texts.opened, tone: 'success' }),
      // The error list says why.
      () => undefined,
    );
    await utils.setup.show.invalidate();
    setBusy(false);
  };
  return (
    <Button disabled={isBusy} onClick={() => void open()}>
      {texts.openNow}
    </Button>
  );
}
