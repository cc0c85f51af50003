import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { findArea } from '#domain/shop/delivery-area.ts';
import { NOUNS, recordFailure } from '#text/errors/error-catalogue.ts';
import { errorText } from '#text/errors/error-text.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { type OrderChange, useOrderChanges } from '../use-order-changes.ts';
import * as texts from './texts.ts';
import { itemsOnScale, type OnScale, type Weights, weighedOrder, weightOf } from './weighing.ts';

/** The weighing of an order: what is on the scale, what was typed, and what it comes to. */
export function useWeighing(order: StaffOrder, onDone: () => void) {
  const { client } = trpc.useUtils();
  const { branchOf } = useSession();
  const { run, isBusy } = useOrderChanges(order);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [chosen, setChosen] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const failure = recordFailure(NOUNS.order, 'read');
  const scale = useQuery({
    queryKey: ['order', 'scale', order.id, order.version],
    queryFn: () => client.orders.scale.query({ id: order.id }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const list = itemsOnScale(order);
  const weights: Weights = new Map(list.map((one) => [one.index, typed.get(nameOf(one)) ?? '']));
  const isEntered = ({ index }: OnScale) => weightOf(weights.get(index)) !== null;
  const current =
    list.find(({ index }) => index === chosen) ?? list.find((one) => !isEntered(one)) ?? list[0] ?? null;
  const prices = new Map((scale.data?.items ?? []).map(({ index, centsPerUnit }) => [index, centsPerUnit]));
  const branch = branchOf(order.branch);
  const area = branch ? findArea(branch, order.deliveryArea) : null;
  const { items, totals } = weighedOrder(order, weights, prices, area);

  const choose = ({ index }: OnScale) => {
    setChosen(index);
    setFault(null);
    setAttempt((before) => before + 1);
  };
  /** At the item, with the focus in its field. */
  const complain = (at: OnScale, message: string) => {
    choose(at);
    setFault(message);
    return false;
  };
  /** Whether the current item has its weight. */
  const check = () => {
    if (!current || isEntered(current)) return true;
    const isEmpty = (weights.get(current.index) ?? '') === '';
    return complain(current, isEmpty ? texts.enterWeight : errorText({ code: 'amount-invalid' }));
  };
  const save = async () => {
    const wrong = list.find((one) => (weights.get(one.index) ?? '') !== '' && !isEntered(one));
    const entered = list.filter(isEntered);
    if (wrong) return complain(wrong, errorText({ code: 'amount-invalid' }));
    if (entered.length === 0) return check();
    setRefusal(null);
    setFault(null);
    const faults = await run(weighingOf(order, entered, weights));
    if (faults.length === 0) {
      if (entered.length === list.length) return onDone();
      setTyped(new Map());
      setChosen(null);
      return setAttempt((before) => before + 1);
    }
    for (const { field, message } of faults) {
      const at = entered[Number(/^items\.(\d+)\.amount$/.exec(field ?? '')?.[1])];
      if (at) return complain(at, message);
    }
    setRefusal(faults[0]?.message ?? failure);
  };
  return {
    list,
    current,
    /** The first of the others that has no weight yet. */
    next: list.find((one) => one !== current && !isEntered(one)) ?? null,
    texts: weights,
    done: list.filter(isEntered).length,
    items,
    totals,
    fault,
    refusal: scale.isError ? failure : refusal,
    attempt,
    isBusy,
    isLoading: scale.isPending,
    choose,
    type: (one: OnScale, text: string) => {
      setFault(null);
      // The item stays on the scale, although its first digit already makes a weight.
      setChosen(one.index);
      setTyped((before) => new Map(before).set(nameOf(one), text));
    },
    check,
    save,
  };
}

/** A weight stays with its item: somebody else may take out one before it in the meantime. */
function nameOf({ index, item }: OnScale): string {
  return `${index} ${item.product} ${item.amount}`;
}

function weighingOf({ id, version }: StaffOrder, entered: readonly OnScale[], weights: Weights): OrderChange {
  const items = entered.map(({ index }) => ({ index, amount: weightOf(weights.get(index)) ?? 0 }));
  return {
    name: 'weigh',
    text: recordFailure(NOUNS.order, 'update'),
    done: texts.weighed,
    isShown: true,
    send: (client, options) => client.orders.weigh.mutate({ id, version, items }, options),
  };
}
