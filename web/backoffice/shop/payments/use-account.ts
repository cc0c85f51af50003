import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AccountMethod } from '#domain/payment/account-fields.ts';
import { isWritten } from '#domain/payment/payment-means.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import type { ApiFault } from '#web/lib/api.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { faultsOf, trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

/** What was typed, by the names of the fields; what is not there stays as it is stored. */
export type TypedValues = Readonly<Record<string, string>>;

/** What the server says of an account that was tried. */
export interface Verdict {
  isWorking: boolean;
  message: string;
}

type Doing = 'save' | 'test' | 'means' | 'remove';

interface Told {
  /** The sentence where the server says none. */
  text: string;
  /** The caller shows what was refused. */
  isShown: boolean;
}

/** The calls about one account, one at a time: each answers what the server has refused, empty on success. */
export function useAccount(method: AccountMethod, branch: number | null) {
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const { client } = utils;
  const [doing, setDoing] = useState<Doing | null>(null);
  const isUnderWay = useRef(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const provider = methodOf(method)?.settingLabel ?? method;
  const key = { method, branch };

  const run = async (name: Doing, { text, isShown }: Told, call: () => Promise<void>) => {
    if (isUnderWay.current) return [{ message: text }];
    isUnderWay.current = true;
    setDoing(name);
    setVerdict(null);
    const none: readonly ApiFault[] = [];
    try {
      await change(
        queries,
        { id: `payment-account.${name}.${method}.${branch}`, text, isShown: () => isShown },
        call,
      );
      return none;
    } catch (error) {
      return faultsOf(error).length > 0 ? faultsOf(error) : [{ message: text }];
    } finally {
      // What is offered to guests may be something else by now.
      await utils.paymentAccounts.invalidate();
      isUnderWay.current = false;
      setDoing(null);
    }
  };
  const tryIt = async (values: TypedValues) => {
    const { isWorking, message } = await client.paymentAccounts.test.mutate({ ...key, ...values });
    setVerdict({ isWorking, message });
  };

  return {
    doing,
    verdict,
    provider,
    /** What is stored. */
    test: () => run('test', { text: texts.testFailed, isShown: false }, () => tryIt({})),
    /** What is typed, over what is stored. */
    testTyped: (values: TypedValues) =>
      run('test', { text: texts.testFailed, isShown: true }, () => tryIt(values)),
    /** What was stored is tried at once: a typo shows before a guest finds it. */
    save: (values: TypedValues) =>
      run('save', { text: texts.saveFailed, isShown: true }, async () => {
        await client.paymentAccounts.save.mutate({ ...key, ...values });
        notify({ text: texts.saved({ provider }), tone: 'success' });
        await tryIt({}).catch(() => setVerdict({ isWorking: false, message: texts.testFailed }));
      }),
    /** What guests can pay with, where the provider tells nobody. */
    writeMeans: (names: string[]) =>
      run('means', { text: texts.meansFailed, isShown: true }, async () => {
        if (!isWritten(method)) return;
        await client.paymentAccounts.means.mutate({ method, branch, names });
        notify({ text: texts.meansSaved, tone: 'success' });
      }),
    remove: () =>
      run('remove', { text: texts.removeFailed, isShown: false }, async () => {
        await client.paymentAccounts.remove.mutate(key);
        notify({ text: texts.removed({ provider }), tone: 'success' });
      }),
  };
}
