import { useMay } from '#web/backoffice/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Above the list of hours: a link to the page where the team records them. */
export function ActivityActions() {
  const may = useMay();
  if (!may(['ROLE_MANAGER'])) return null;
  return (
    <a
      href="/backend/terminal"
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ look: 'secondary' })}
    >
      <StaffIcon name="external" />
      {texts.openTerminal}
    </a>
  );
}
