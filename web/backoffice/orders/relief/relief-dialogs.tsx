import { useState } from 'react';
import type { Branch, Service } from '#domain/shop/branch.ts';
import {
  BUSY_STEPS,
  busyState,
  PAUSE_LENGTHS,
  type ReliefCommand,
  servicePause,
} from '#domain/shop/relief.ts';
import { formatMoment } from '#text/calendar/calendar.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';
import { useRelief } from './use-relief.ts';

interface DialogProps {
  branches: readonly Branch[];
  onClose: () => void;
}

interface Choice {
  label: string;
  command: ReliefCommand;
  /** Ends what is on. */
  isEnd?: boolean;
}

/** How long a service pauses, in each of the branches shown. */
export function PauseDialog({ service, branches, onClose }: DialogProps & { service: Service }) {
  const now = useServerNow();
  const services = [service];
  const title = texts.pauseService({ service: SERVICE_NAMES[service] });
  return (
    <Overlay isOpen onClose={onClose} title={title}>
      <p className="max-w-prose text-muted">{texts.pauseHint}</p>
      {branches.map((branch) => {
        const until = servicePause(branch.relief, service, now);
        const end: Choice[] = until
          ? [{ label: texts.resume, command: { type: 'resume', services }, isEnd: true }]
          : [];
        return (
          <Choices
            key={branch.id}
            title={title}
            branch={branch}
            isNamed={branches.length > 1}
            state={
              until ? texts.pausedUntil({ moment: formatMoment(until, now, branch.timeZone) }) : texts.noPause
            }
            choices={[
              ...end,
              ...PAUSE_LENGTHS.map((length) => ({
                label: texts.LENGTHS[length],
                command: { type: 'pause' as const, services, length },
              })),
            ]}
            onDone={onClose}
          />
        );
      })}
    </Overlay>
  );
}

/** By how much everything is promised later, in each of the branches shown. */
export function BusyDialog({ branches, onClose }: DialogProps) {
  const now = useServerNow();
  return (
    <Overlay isOpen onClose={onClose} title={texts.busyTitle}>
      <p className="max-w-prose text-muted">{texts.busyHint}</p>
      {branches.map((branch) => {
        const busy = busyState(branch.relief, now);
        const end: Choice[] = busy
          ? [{ label: texts.endBusy, command: { type: 'busy', minutes: 0 }, isEnd: true }]
          : [];
        return (
          <Choices
            key={branch.id}
            title={texts.busyTitle}
            branch={branch}
            isNamed={branches.length > 1}
            state={
              busy
                ? texts.busyUntil({
                    minutes: busy.minutes,
                    moment: formatMoment(busy.until, now, branch.timeZone),
                  })
                : texts.calm
            }
            choices={[
              ...end,
              ...BUSY_STEPS.map((minutes) => ({
                label: texts.busyBy({ minutes }),
                command: { type: 'busy' as const, minutes },
              })),
            ]}
            onDone={onClose}
          />
        );
      })}
    </Overlay>
  );
}

interface ChoicesProps {
  title: string;
  branch: Branch;
  /** Whether there are several to tell apart. */
  isNamed: boolean;
  state: string;
  choices: readonly Choice[];
  onDone: () => void;
}

function Choices({ title, branch, isNamed, state, choices, onDone }: ChoicesProps) {
  const relieve = useRelief();
  const [isSending, setSending] = useState(false);
  const press = async (command: ReliefCommand) => {
    // Not disabled in the meantime, which would lose focus.
    if (isSending) return;
    setSending(true);
    await relieve(branch.id, command);
    setSending(false);
    if (!isNamed) onDone();
  };
  return (
    <div className="mt-4">
      {isNamed && <p className="font-semibold">{branch.name}</p>}
      <p aria-live="polite" className="mb-2 text-muted">
        {state}
      </p>
      <fieldset
        aria-label={texts.choiceOf({ what: title, branch: branch.name })}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4"
      >
        {choices.map(({ label, command, isEnd }) => (
          <Button
            key={label}
            look={isEnd ? 'primary' : 'secondary'}
            aria-disabled={isSending}
            onClick={() => void press(command)}
            className={isEnd ? 'col-span-full' : ''}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
