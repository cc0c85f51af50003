import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { paymentGaps } from '#domain/ordering/payment-gaps.ts';
import {
  METHODS,
  type PaymentMethod,
  type PaymentSwitches,
  type SwitchOwner,
  switchesOf,
} from '#domain/payment-methods/index.ts';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { singleQuery } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { type Control, type Controls, control } from '../crud/inputs/control.ts';
import type { InputProps } from '../crud/inputs/input-props.ts';
import { SwitchInput } from '../crud/inputs/plain-inputs.tsx';
import type { RecordValues } from '../crud/record.ts';
import { useMay, useSession } from '../session/session.tsx';
import * as texts from './payment-texts.ts';

type Switches = PaymentSwitches<'branch' | 'shop' | 'plugin'>;

/** The typed values of a form as far as they are switches of payment methods. */
function switchesIn(record: RecordValues): Switches {
  const names = METHODS.flatMap(({ switches }) => Object.values(switches ?? {})).filter(
    (name) => name !== null,
  );
  return Object.fromEntries(names.map((name) => [name, record[name] === true])) as Switches;
}

/** A switch of a payment method, and below it which other switch is missing for guests to be offered the method. */
function switchOf(method: PaymentMethod, owner: SwitchOwner): Control {
  const Gap = owner === 'branch' ? BranchGap : ConfigGap;
  return control<boolean>((props: InputProps<boolean>) => (
    <div>
      <SwitchInput {...props} />
      {props.value && <Gap method={method} values={switchesIn(props.record)} owner={owner} />}
    </div>
  ));
}

interface GapProps {
  method: PaymentMethod;
  values: Switches;
  owner: SwitchOwner;
}

function BranchGap({ method, values, owner }: GapProps) {
  const { client } = trpc.useUtils();
  const branch = Number(useParams().id);
  const config = useQuery(
    singleQuery('config', recordFailure(configEntity, 'read'), () => client.config.get.query()),
  );
  const gaps = config.data ? paymentGaps(config.data, [values]) : [];
  return (
    <>
      <GapNote method={method} owner={owner} missing={missingOf(gaps, method)} />
      {isOnlineMethod(method) && <AccountNotes method={method} branch={branch} />}
    </>
  );
}

function ConfigGap({ method, values, owner }: GapProps) {
  const { branches } = useSession();
  return (
    <>
      <GapNote method={method} owner={owner} missing={missingOf(paymentGaps(values, branches), method)} />
      {isOnlineMethod(method) && owner === 'shop' && <AccountNotes method={method} branch={null} />}
    </>
  );
}

/** How long what the server knows of accounts is shown, in milliseconds: a switch that was saved changes it. */
const ACCOUNTS_MS = 10_000;

/** Why a method that is stored as switched on has no provider, at one branch or at any; and the way to mend it. */
function AccountNotes({ method, branch }: { method: PaymentMethod; branch: number | null }) {
  const canSet = useMay()(['ROLE_ADMIN']);
  const { data } = trpc.paymentAccounts.gaps.useQuery(undefined, {
    ...{ staleTime: 0, refetchInterval: ACCOUNTS_MS },
    meta: { isPolled: true },
  });
  const gaps = data?.data.filter(
    (gap) => gap.method === method && (branch === null || gap.branch === branch),
  );
  return gaps?.map((gap) => (
    <p key={gap.branch} className="mb-1 rounded-theme bg-warning-soft px-3 py-2 text-sm">
      {gap.message}{' '}
      {canSet ? (
        <Link className="font-semibold underline underline-offset-4" to="/payment-accounts">
          {texts.toAccounts}
        </Link>
      ) : (
        texts.askAdministrator
      )}
    </p>
  ));
}

function missingOf(gaps: ReturnType<typeof paymentGaps>, method: PaymentMethod): readonly SwitchOwner[] {
  const missing = gaps.find((gap) => gap.method === method)?.missing ?? [];
  return missing.filter((one) => one !== 'provider');
}

const NOTES: Readonly<Record<SwitchOwner, typeof texts.missingInBranch>> = {
  branch: texts.missingInBranch,
  shop: texts.missingInShop,
  plugin: texts.missingPlugin,
};

function GapNote({
  method,
  owner,
  missing,
}: {
  method: PaymentMethod;
  owner: SwitchOwner;
  missing: readonly SwitchOwner[];
}) {
  const name = METHODS.find(({ code }) => code === method)?.settingLabel ?? method;
  const isSameForm = (one: SwitchOwner) => (one === 'branch') === (owner === 'branch');
  return missing
    .filter((one) => one !== owner)
    .map((one) => (
      <p key={one} className="mb-1 rounded-theme bg-warning-soft px-3 py-2 text-sm">
        {NOTES[one]<ReactNode>({
          name,
          link: (words) =>
            isSameForm(one) ? (
              <strong key="words">{words}</strong>
            ) : (
              <Link
                key="link"
                className="font-semibold underline underline-offset-4"
                to={one === 'branch' ? '/branches' : '/config'}
              >
                {words}
              </Link>
            ),
        })}
      </p>
    ));
}

function inputsOf(owner: SwitchOwner): Controls & Readonly<Record<string, Control>> {
  return Object.fromEntries(
    switchesOf(owner).map(({ name, method }) => [name, switchOf(method.code, owner)]),
  );
}

/** The switches of payment methods in the form of a branch. */
export const BRANCH_PAYMENT_INPUTS = inputsOf('branch');
/** The same in the settings. */
export const CONFIG_PAYMENT_INPUTS = { ...inputsOf('shop'), ...inputsOf('plugin') };
