import { useEffect, useRef, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { type Staff, useSession } from '#web/backoffice/session/session.tsx';
import { onSignIn } from '#web/backoffice/session/sign-in-state.ts';
import { addWork } from '#web/lib/lost-session.ts';
import type { Client } from '#web/lib/trpc.ts';
import type { FeedLink } from '../feed-state.ts';
import { browserOutbox, exclusively, onTabs, tellTabs } from './browser-outbox.ts';
import { CommandDesk } from './command-desk.ts';
import type { CommandAuthor, KeptCommand } from './outbox.ts';
import { sendCommand } from './send-command.ts';

/** While something waits and the server answers, it is sent again after so many milliseconds. */
const AGAIN = 5_000;

/** Whether the server answered last time: then a command is sent at once. */
export function isReached(link: FeedLink): boolean {
  return link !== 'offline' && link !== 'refused';
}

export function authorOf(staff: Staff): CommandAuthor {
  const id = staff.kind === 'user' ? `user:${staff.id}` : `device:${staff.branch.id}:${staff.name}`;
  return { id, name: staff.name };
}

interface DeskView {
  desk: CommandDesk;
  /** The commands that wait. */
  waiting: readonly KeptCommand[];
}

/** The desk of this page, which sends what waits as soon as the server can be reached. */
export function useCommandDesk(
  client: Client,
  link: FeedLink,
  onOrder: (order: StaffOrder) => void,
): DeskView {
  const { staff } = useSession();
  const [waiting, setWaiting] = useState<readonly KeptCommand[]>([]);
  const author = useRef(authorOf(staff));
  author.current = authorOf(staff);
  const [desk] = useState(
    () =>
      new CommandDesk({
        store: browserOutbox,
        author: () => author.current,
        send: (command) => sendCommand(client, command),
        exclusively,
        onOrder,
        onChange: setWaiting,
        tell: tellTabs,
      }),
  );

  useEffect(() => {
    const load = () => void desk.load().catch(() => undefined);
    load();
    const stops = [
      onTabs(load),
      // The page asks for the password instead of leaving for the login.
      addWork(() => desk.commands.length > 0),
      onSignIn(() => void desk.resume()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [desk]);

  const { id } = author.current;
  const isWaiting = waiting.length > 0;
  const canSend = isReached(link) && link !== 'connecting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another person left can be sent once they are back.
  useEffect(() => {
    if (!isWaiting || !canSend) return;
    const send = () => {
      if (desk.hasDue && !desk.isSignedOut) void desk.replay();
    };
    send();
    const timer = setInterval(send, AGAIN);
    return () => clearInterval(timer);
  }, [desk, isWaiting, canSend, id]);

  return { desk, waiting };
}
