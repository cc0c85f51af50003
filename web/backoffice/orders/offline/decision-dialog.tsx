import { TRANSITIONS } from '#domain/order/order-state.ts';
import { decidedSince } from '#domain/order/seen-version.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { nameOf } from '#text/name-of.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import type { OrderRequest } from '../order-request.ts';
import { commandName } from '../order-words.ts';
import { useOrders } from '../orders-provider.tsx';
import { confirmation } from '../promise/promise-choice.ts';
import type { KeptCommand } from './outbox.ts';
import { stillPossible } from './still-possible.ts';
import * as texts from './texts.ts';
import { authorOf } from './use-command-desk.ts';

interface DecisionDialogProps {
  command: KeptCommand;
  /** How many others need a decision as well. */
  more: number;
  onClose: () => void;
}

/** Both sides of a conflict; a person says which of them holds. */
export function DecisionDialog({ command, more, onClose }: DecisionDialogProps) {
  const { orders, desk } = useOrders();
  const { staff, branchOf, zoneOf } = useSession();
  const { problem, author, request, version, ticketNumber, branch } = command;
  const timeZone = zoneOf(branch);
  const known = orders.find(({ id }) => id === command.order) ?? null;
  const present = problem?.order && problem.order.version >= (known?.version ?? 0) ? problem.order : known;
  const isOthers = author.id !== authorOf(staff).id;
  const anew = present && stillPossible(request, present);
  const decided = present ? decidedSince(present, version) : [];

  const send = () => {
    if (!problem) void desk.sendAnew(command.place, command);
    // Refused as it was: it is sent on what the person has just read.
    else if (present && anew)
      void desk.sendAnew(command.place, {
        request: anew.type === 'confirm' ? confirmation(present, branchOf(branch), serverNow()) : anew,
        version: present.version,
        key: crypto.randomUUID(),
      });
    else void desk.sendAnew(command.place, command);
  };
  const sendName = !problem
    ? texts.asMe({ name: staff.name })
    : present && anew
      ? texts.anyway({ command: commandName(anew.type, present) })
      : null;

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.title({ number: ticketNumber })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.later}
          </Button>
          <Button look="secondary" data-autofocus="" onClick={() => void desk.discard(command.place)}>
            {decided.length > 0 ? texts.keepServer : texts.discard}
          </Button>
          {(sendName ?? !present) && (
            <Button look="danger" onClick={send}>
              {sendName ?? texts.retry}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {problem ? (
          <NoticeBox tone="warning">{problem.message}</NoticeBox>
        ) : (
          <NoticeBox tone="warning">{texts.ofOther({ name: author.name })}</NoticeBox>
        )}
        <dl className="grid gap-3 sm:grid-cols-2">
          <Side title={texts.meanwhile}>
            {decided.length === 0
              ? [texts.nothingDecided]
              : decided.map(({ event, at, actor }) =>
                  texts.decidedBy({
                    event: nameOf(texts.EVENTS, event),
                    time: formatTime(new Date(at), timeZone),
                    actor,
                  }),
                )}
          </Side>
          <Side title={isOthers ? texts.changeOf({ name: author.name }) : texts.yourChange}>
            {[
              texts.changedAt({
                event: eventName(request),
                time: formatTime(new Date(command.at), timeZone),
              }),
            ]}
          </Side>
        </dl>
        {more > 0 && <p className="text-muted text-sm">{texts.more({ count: more })}</p>}
      </div>
    </Overlay>
  );
}

function Side({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <div className="rounded-theme border border-line bg-card px-4 py-3">
      <dt className="font-semibold">{title}</dt>
      {children.map((line) => (
        <dd key={line} className="mt-1">
          {line}
        </dd>
      ))}
    </div>
  );
}

function eventName({ type }: OrderRequest): string {
  return texts.EVENTS[TRANSITIONS[type].event];
}
