import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/backoffice/session/session.tsx';
import { signInAgain, useSignInState } from '#web/backoffice/session/sign-in-state.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useOrders } from '../orders-provider.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { needsPerson } from './outbox.ts';
import * as texts from './texts.ts';
import { authorOf } from './use-command-desk.ts';

/** A line for what only a person can settle: changes that were refused or left by somebody else, and a lost session. */
export function Decisions() {
  const { waiting, desk } = useOrders();
  const { staff } = useSession();
  const isPutOff = useSignInState((state) => state.isPutOff);
  const [isOpen, setOpen] = useState(false);
  const author = authorOf(staff);
  const open = waiting.filter((command) => needsPerson(command, author));
  const [first] = open;
  const count = open.length;
  const before = useRef(0);
  useEffect(() => {
    // A new one opens by itself; whoever has put the others off is not asked again.
    if (count > before.current) setOpen(true);
    if (count === 0) setOpen(false);
    before.current = count;
  }, [count]);

  const isSignedOut = (desk.isSignedOut || isPutOff) && waiting.length > count;
  if (!first && !isSignedOut) return null;
  return (
    <>
      {isSignedOut && (
        <Line
          text={texts.signedOut({ count: waiting.length - count })}
          button={texts.signIn}
          onPress={() => void signInAgain(true)}
        />
      )}
      {first && (
        <Line text={texts.decisionsWait({ count })} button={texts.decide} onPress={() => setOpen(true)} />
      )}
      {first && isOpen && (
        <DecisionDialog key={first.place} command={first} more={count - 1} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Line({ text, button, onPress }: { text: string; button: string; onPress: () => void }) {
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-5 gap-y-2 bg-error px-4 py-2.5 font-bold text-white"
    >
      <p className="flex items-center gap-2">
        <StaffIcon name="warning" className="size-5 shrink-0" />
        {text}
      </p>
      <button
        type="button"
        onClick={onPress}
        className="min-h-12 rounded-theme border-2 border-white bg-white px-5 text-error hover:bg-error-soft"
      >
        {button}
      </button>
    </div>
  );
}
