import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { WaitingLine } from '../offline/waiting-line.tsx';
import { isAllowed, nextCommand, type StaffCommand } from '../order-facts.ts';
import { commandName } from '../order-words.ts';
import { confirmation, usePromise } from '../promise/promise-choice.ts';
import { PromiseStepper } from '../promise/promise-stepper.tsx';
import type { OrderCommands } from '../use-order-commands.ts';
import { PayButton } from './money/pay-button.tsx';
import type { OrderDialogs } from './order-dialogs.tsx';
import * as texts from './texts.ts';

interface DetailActionsProps {
  order: StaffOrder;
  commands: OrderCommands;
  dialogs: OrderDialogs;
}

/** The commands that the order allows now, from the same state table that the server uses. */
export function DetailActions({ order, commands, dialogs }: DetailActionsProps) {
  const { branchOf, zoneOf, isAtDesk } = useSession();
  const now = useServerNow();
  const branch = branchOf(order.branch);
  const promise = usePromise(order, branch, now);
  const busy = commands.busyWith(order.id);
  const next = nextCommand(order);
  const name = (command: StaffCommand) => (busy === command ? texts.working : commandName(command, order));
  if (isTerminal(order.state))
    return (
      <>
        <WaitingLine order={order.id} />
        {isAtDesk && <PayButton order={order} onAsk={() => dialogs.pay(order)} />}
        <p className="py-2 text-muted">{texts.isOver(kindOf(order))}</p>
      </>
    );

  const run = (type: 'in-delivery' | 'complete') => commands.run(order, { type });
  return (
    <div className="flex flex-col gap-2">
      <WaitingLine order={order.id} />
      {promise && (
        <PromiseStepper promise={promise} number={order.ticketNumber} timeZone={zoneOf(order.branch)} />
      )}
      {order.state === 'awaiting' && (
        <Button
          size="large"
          isWide
          disabled={busy !== null || next !== 'confirm'}
          onClick={() => commands.run(order, confirmation(order, branch, now))}
          className="bg-secondary! text-white! hover:brightness-90 disabled:bg-line! disabled:text-muted!"
        >
          <StaffIcon name="check" className="size-6" />
          {name('confirm')}
        </Button>
      )}
      {order.state === 'confirmed' && (
        <Button size="large" isWide disabled={busy !== null} onClick={() => run('in-delivery')}>
          {name('in-delivery')}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {isAtDesk && order.state !== 'awaiting' && (
          <PayButton order={order} onAsk={() => dialogs.pay(order)} isLarge />
        )}
        {isAllowed(order, 'complete') && (
          <Button
            size="large"
            isWide
            look={order.state === 'inDelivery' ? 'primary' : 'secondary'}
            disabled={busy !== null}
            onClick={() => run('complete')}
            className="px-3! only:col-span-2"
          >
            {name('complete')}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {order.state === 'awaiting' && (
          <>
            <Button
              look="secondary"
              disabled={busy !== null || !isAllowed(order, 'propose')}
              onClick={() => dialogs.propose(order)}
              className="min-h-12 px-3!"
            >
              <StaffIcon name="appointment" />
              {name('propose')}
            </Button>
            {isAtDesk && (
              <Button
                look="danger"
                disabled={busy !== null || !isAllowed(order, 'reject')}
                onClick={() => dialogs.reject(order)}
                className="min-h-12 px-3!"
              >
                <StaffIcon name="close" />
                {name('reject')}
              </Button>
            )}
          </>
        )}
        {isAtDesk && isAllowed(order, 'cancel') && (
          <Button
            look="danger"
            disabled={busy !== null}
            onClick={() => dialogs.cancel(order)}
            className="col-span-2 min-h-12"
          >
            {name('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
