import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ACCOUNT_METHODS, type AccountMethod } from '#domain/payment/account-fields.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { AccountCard, type ShownAccount } from './account-card.tsx';
import * as texts from './texts.ts';

/** #/payment-accounts: the accounts of the shop and its branches at payment providers. */
export function AccountsPage() {
  const isAllowed = useMay()(['ROLE_ADMIN']);
  return isAllowed ? <Accounts /> : <NotFoundPage />;
}

function Accounts() {
  const list = trpc.paymentAccounts.list.useQuery(undefined, {
    staleTime: 0,
    meta: { failure: { id: 'payment-accounts', text: texts.loadFailed } },
  });
  return (
    <ScrollPage label={texts.onlinePayment} className="max-w-4xl gap-6 pb-24">
      <div>
        <h1 className="font-display text-3xl">{texts.onlinePayment}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.purpose}</p>
        <p className="mt-1 max-w-prose text-muted">
          {texts.switches<ReactNode>({
            config: (words) => (
              <PlaceLink key="config" to="/config?field=enableMollie">
                {words}
              </PlaceLink>
            ),
            branches: (words) => (
              <PlaceLink key="branches" to="/branches">
                {words}
              </PlaceLink>
            ),
          })}
        </p>
      </div>
      {list.isPending && <div className="skeleton h-96" aria-hidden="true" />}
      {list.isError && !list.data && (
        <EmptyBox text={texts.loadFailed}>
          <Button look="secondary" onClick={() => void list.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {list.data &&
        ACCOUNT_METHODS.map((method) => (
          <Provider
            key={method}
            method={method}
            accounts={list.data.data.filter((account) => account.method === method)}
          />
        ))}
    </ScrollPage>
  );
}

function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-4">
      {children}
    </Link>
  );
}

/** The account of the shop at one provider, then those of branches. */
function Provider({ method, accounts }: { method: AccountMethod; accounts: readonly ShownAccount[] }) {
  const { branches } = useSession();
  const gaps = trpc.paymentAccounts.gaps.useQuery(undefined, { staleTime: 0, meta: { isPolled: true } });
  const [added, setAdded] = useState<number | null>(null);
  const name = methodOf(method)?.settingLabel ?? method;
  const messages = gaps.data?.data.filter((gap) => gap.method === method) ?? [];
  const ofBranches = branches.filter(
    ({ id }) => id === added || accounts.some(({ branch }) => branch === id),
  );
  const others = branches.filter((branch) => !ofBranches.includes(branch));
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      <h2 className="font-display text-2xl">{name}</h2>
      {messages.map(({ branch, message }) => (
        <NoticeBox key={branch} tone="warning" icon="warning">
          {message}
        </NoticeBox>
      ))}
      <AccountCard
        method={method}
        branch={null}
        account={accounts.find(({ branch }) => branch === null) ?? null}
      />
      {ofBranches.map((branch) => (
        <AccountCard
          key={branch.id}
          method={method}
          branch={branch}
          account={accounts.find((account) => account.branch === branch.id) ?? null}
          {...(branch.id === added ? { onCancel: () => setAdded(null) } : {})}
        />
      ))}
      {branches.length > 1 && others.length > 0 && (
        <div className="max-w-sm">
          <SelectField
            label={texts.ownAccount}
            value=""
            onChange={({ target }) => setAdded(Number(target.value) || null)}
          >
            <option value="">{texts.chooseBranch}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </section>
  );
}
