import { Link, useLocation } from 'react-router-dom';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useMay } from '../session/session.tsx';
import * as texts from './texts.ts';
import { useMailServer } from './use-mail-server.ts';

/** Screens for the shift: their room belongs to orders, the sign in the header says it there. */
const OF_ORDERS = /^\/(orders|kitchen)(\/|$)/;

/** One calm line below the header while no mail leaves the server. */
export function MailNotice() {
  const { isSending } = useMailServer();
  const isOfOrders = OF_ORDERS.test(useLocation().pathname);
  const isManager = useMay()(['ROLE_MANAGER']);
  if (isSending !== false || isOfOrders) return null;
  return (
    <section
      aria-label={texts.mailServer}
      className="flex shrink-0 items-center gap-x-2 border-line border-b bg-sand px-4 py-1 text-sm print:hidden"
    >
      <StaffIcon name="mail-off" className="size-4 shrink-0 text-muted" />
      <p title={texts.nothingLeaves}>
        <span className="sm:hidden">{texts.nothingLeavesShort}</span>
        <span className="max-sm:hidden">{texts.nothingLeaves}</span>
      </p>
      {isManager && (
        <Link
          to="/mail-box"
          className="ml-auto whitespace-nowrap py-1 font-semibold underline underline-offset-4 sm:ml-0"
        >
          {texts.toMailBox}
        </Link>
      )}
    </section>
  );
}

/** The same in the header of the order screens. */
export function MailSign() {
  const { isSending } = useMailServer();
  const isOfOrders = OF_ORDERS.test(useLocation().pathname);
  const isManager = useMay()(['ROLE_MANAGER']);
  if (isSending !== false || !isOfOrders) return null;
  const sign = (
    <>
      <StaffIcon name="mail-off" className="size-5 shrink-0" />
      <span className="sr-only">{texts.nothingLeaves}</span>
      <span aria-hidden className="hidden whitespace-nowrap font-semibold text-sm xl:inline">
        {texts.noMails}
      </span>
    </>
  );
  const look =
    'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full text-muted max-sm:hidden xl:px-2';
  return (
    <>
      {/* On a phone the header has room for this, and no more: it lies over the margin of what follows. */}
      <p className="pointer-events-none -mr-2.5 -ml-1 flex text-muted sm:hidden">
        <StaffIcon name="mail-off" className="size-4" />
        <span className="sr-only">{texts.nothingLeaves}</span>
      </p>
      {isManager ? (
        <Link to="/mail-box" title={texts.nothingLeaves} className={`${look} hover:bg-ink/8`}>
          {sign}
        </Link>
      ) : (
        <p title={texts.nothingLeaves} className={look}>
          {sign}
        </p>
      )}
    </>
  );
}
