import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { formatDate } from '#text/calendar/calendar.ts';
import { joinWords } from '#web/lib/format.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ForgetButton } from './forget-button.tsx';
import { type RememberedOrder, readGuestMemory, useGuestMemory } from './guest-memory.ts';
import { ReorderButton } from './reorder-button.tsx';
import * as texts from './texts.ts';

/** As many as fit on a line; the rest are counted. */
const SHOWN_ITEMS = 3;

/** The last order that this device remembers, to order it again, and the way to the earlier ones; else nothing. */
export function LastOrders() {
  const { shop, now } = useShop();
  const { isKiosk } = useKiosk();
  const { memory } = useGuestMemory();
  useEffect(() => {
    readGuestMemory(now);
  }, [now]);
  const known = (memory?.orders ?? []).flatMap((order) => {
    const branch = shop.branches.find(({ id }) => id === order.branch);
    return branch ? [{ order, branch }] : [];
  });
  const [last, ...earlier] = known;
  if (isKiosk || !memory || !last) return null;
  return (
    <section aria-labelledby="last-order-title" className="page-width pb-10 desk:pb-16">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-card px-5 py-6 shadow-card desk:px-7">
        <h2 id="last-order-title" className="font-display text-2xl">
          {texts.lastOrders}
        </h2>
        <p>
          {texts.lastAt({ branch: last.branch.name, items: itemsText(last.order) })}
          <span className="block text-muted text-sm">{dayText(last.order, last.branch)}</span>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <ReorderButton key={last.order.uid} uid={last.order.uid} hash={last.order.hash} />
          <Link
            to={statusPath(last.order)}
            className="inline-flex min-h-11 items-center px-2 font-medium underline underline-offset-4"
          >
            {texts.toStatus}
          </Link>
        </div>
        {earlier.length > 0 && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">
              {texts.earlier}
            </summary>
            <ul className="flex flex-col">
              {earlier.map(({ order, branch }) => (
                <li key={order.uid}>
                  <Link
                    to={statusPath(order)}
                    className="inline-flex min-h-11 items-center py-1 underline underline-offset-4"
                  >
                    {texts.lineOf({
                      day: formatDate(new Date(order.date), branch.timeZone),
                      branch: branch.name,
                      items: itemsText(order),
                    })}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className="-ml-3">
          <ForgetButton />
        </div>
      </div>
    </section>
  );
}

function statusPath({ uid, hash }: RememberedOrder): string {
  return `/status/${uid}/${hash}`;
}

function dayText(order: RememberedOrder, { timeZone }: Branch): string {
  return texts.orderedOn({ day: formatDate(new Date(order.date), timeZone) });
}

function itemsText({ items }: RememberedOrder): string {
  const more = items.length - SHOWN_ITEMS;
  const shown = items.slice(0, SHOWN_ITEMS);
  return more > 0 ? texts.andMore({ items: shown.join(', '), more }) : joinWords(shown);
}
