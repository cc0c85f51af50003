import { useState } from 'react';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { Popover } from '../layout/popover.tsx';
import { useSession } from '../session/session.tsx';
import { type Shortcuts, ShortcutsHelp, useHelpKey } from './shortcuts-help.tsx';
import * as texts from './texts.ts';

/** Who is signed in, the shortcuts, and the way out. */
export function StaffMenu({ shortcuts }: { shortcuts: Shortcuts }) {
  const { staff } = useSession();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useHelpKey(() => setHelpOpen(true));
  return (
    <>
      <Popover
        label={texts.signedInAs({ name: staff.name })}
        trigger={
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full bg-sand font-bold text-sm uppercase"
          >
            {initials(staff.name)}
          </span>
        }
      >
        <div className="flex flex-col gap-2">
          <p className="pb-1">
            <span className="block font-semibold">{staff.name}</span>
            <span className="text-muted text-sm">
              {staff.kind === 'device' ? texts.device : texts.signedIn}
            </span>
          </p>
          {staff.kind === 'user' && (
            <ButtonLink look="secondary" to="/account">
              <StaffIcon name="user" />
              {texts.account}
            </ButtonLink>
          )}
          <Button look="secondary" onClick={() => setHelpOpen(true)}>
            <StaffIcon name="help" />
            {texts.shortcuts}
          </Button>
          {staff.kind === 'user' && (
            <a href="/backend/logout" className={buttonClass({ look: 'secondary' })}>
              <StaffIcon name="logout" />
              {texts.signOut}
            </a>
          )}
        </div>
      </Popover>
      <ShortcutsHelp shortcuts={shortcuts} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length < 2 ? name.slice(0, 2) : `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}
