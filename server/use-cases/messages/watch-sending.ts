import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import type { Ending } from './outbox-row.ts';

/**
 * Runs the handler of a message and tells whether it sent anything. It sends nothing when the reason is gone by its turn, or
 * there is nobody to send to; staff must not read that it was sent.
 */
export async function watchSending(
  deps: Deps,
  row: OutboxRow,
  handle: (deps: Deps, row: OutboxRow) => Promise<void>,
): Promise<Ending> {
  let isSent = false;
  const { mail, sms } = deps;
  await handle(
    {
      ...deps,
      mail: {
        ...mail,
        async send(message) {
          await mail.send(message);
          isSent = true;
        },
      },
      sms: sms && {
        ...sms,
        async send(message) {
          await sms.send(message);
          isSent = true;
        },
      },
    },
    row,
  );
  return isSent ? 'done' : 'dropped';
}
