import { type ReactNode, useRef, useState } from 'react';
import type { AccountMethod } from '#domain/payment/account-fields.ts';
import { isWritten, type PaymentMeans } from '#domain/payment/payment-means.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { accountVerdict } from '#text/payments/payment-texts.ts';
import { ConfirmDialog } from '#web/backoffice/crud/confirm-dialog.tsx';
import { type StaffBranch, useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { MeansList } from '#web/ui/means-list.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { MeansForm } from './means-form.tsx';
import * as texts from './texts.ts';
import { useAccount, type Verdict } from './use-account.ts';

/** An account without what is secret. */
export interface ShownAccount {
  branch: number | null;
  hint: string;
  isTest: boolean;
  fault: string | null;
  testedAt: string | null;
  means: readonly Pick<PaymentMeans, 'name' | 'image'>[];
}

interface AccountCardProps {
  method: AccountMethod;
  /** null = of all branches without an own one. */
  branch: StaffBranch | null;
  account: ShownAccount | null;
  /** Nobody wants this account after all. */
  onCancel?: () => void;
}

/** One account: what is stored of it, whether it works, and the form that replaces it. */
export function AccountCard({ method, branch, account, onCancel }: AccountCardProps) {
  const calls = useAccount(method, branch?.id ?? null);
  const [isEditing, setEditing] = useState(onCancel !== undefined);
  const head = useRef<HTMLHeadingElement>(null);
  const owner = branch?.name ?? texts.wholeShop;
  const close = (isSaved: boolean) => {
    setEditing(false);
    if (!isSaved) onCancel?.();
    head.current?.focus();
  };
  return (
    <section
      aria-label={texts.accountOf({ provider: calls.provider, owner })}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <h3 ref={head} tabIndex={-1} className="font-semibold text-lg leading-tight">
        {owner}
      </h3>
      {account && <Stored account={account} provider={calls.provider} hasNews={calls.verdict !== null} />}
      {account && !isWritten(method) && <Means means={account.means} provider={calls.provider} />}
      {!account && !isEditing && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-muted">{texts.none}</p>
          <Button onClick={() => setEditing(true)}>{texts.enter}</Button>
        </div>
      )}
      {isEditing ? (
        <AccountForm method={method} isStored={account !== null} calls={calls} onClose={close} />
      ) : (
        account && <Actions branch={branch} calls={calls} onReplace={() => setEditing(true)} />
      )}
      <div role="status" className="empty:hidden">
        {calls.verdict && <VerdictBox {...calls.verdict} />}
      </div>
      {account && !isEditing && isWritten(method) && (
        <MeansForm names={account.means.map(({ name }) => name)} calls={calls} />
      )}
    </section>
  );
}

function VerdictBox({ isWorking, message }: Verdict) {
  return <NoticeBox tone={isWorking ? 'success' : 'error'}>{message}</NoticeBox>;
}

interface StoredProps {
  account: ShownAccount;
  provider: string;
  /** A test has just said how it is. */
  hasNews: boolean;
}

function Stored({ account: { hint, isTest, fault, testedAt }, provider, hasNews }: StoredProps) {
  const { zoneOf, branches } = useSession();
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="break-all">
          {texts.stored<ReactNode>({
            hint,
            strong: (words) => (
              <strong key="hint" className="tabular-nums">
                {words}
              </strong>
            ),
          })}
        </span>
        {isTest && (
          <span className="rounded-full border border-warning/40 bg-warning-soft px-3 py-1 font-semibold text-sm">
            {texts.testMode}
          </span>
        )}
      </p>
      <p className="text-muted text-sm">
        {testedAt
          ? texts.testedAt({ time: formatLongDateTime(new Date(testedAt), timeZone) })
          : texts.untested}
      </p>
      {fault !== null && !hasNews && (
        <NoticeBox tone="error">{accountVerdict({ provider, outcome: fault })}</NoticeBox>
      )}
    </div>
  );
}

/** What guests see at the method. */
function Means({ means, provider }: Pick<ShownAccount, 'means'> & { provider: string }) {
  if (means.length === 0) return <p className="text-muted text-sm">{texts.meansUnknown({ provider })}</p>;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm">{texts.meansOffered}</p>
      <MeansList means={means} />
    </div>
  );
}

interface ActionsProps {
  branch: StaffBranch | null;
  calls: ReturnType<typeof useAccount>;
  onReplace: () => void;
}

function Actions({ branch, calls, onReplace }: ActionsProps) {
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = calls.doing !== null;
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" aria-disabled={isBusy} onClick={() => void calls.test()}>
        {calls.doing === 'test' ? texts.testing : texts.test}
      </Button>
      <Button look="secondary" disabled={isBusy} onClick={onReplace}>
        {texts.replace}
      </Button>
      <Button look="danger" disabled={isBusy} onClick={() => setRemoving(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        title={texts.removeTitle({ provider: calls.provider })}
        text={branch ? texts.removeBranch({ branch: branch.name }) : texts.removeShop}
        confirm={texts.remove}
        isBusy={isBusy}
        onConfirm={() => {
          setRemoving(false);
          void calls.remove();
        }}
        onCancel={() => setRemoving(false)}
      />
    </div>
  );
}
