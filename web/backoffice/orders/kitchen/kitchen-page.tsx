import { useEffect, useRef, useState } from 'react';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { contentLines } from '#text/contents-text.ts';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { useChosenBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { amountText, contentText } from '#web/lib/item-text.ts';
import { Button } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { kitchenOrders } from '../lanes.ts';
import { WaitingLine } from '../offline/waiting-line.tsx';
import { nextCommand } from '../order-facts.ts';
import { commandName, isAllergyText, serviceWords } from '../order-words.ts';
import { useOrders } from '../orders-provider.tsx';
import { ageText, countdownText, dueAt, type Urgency, urgencyOf } from '../urgency.ts';
import { type OrderCommands, useOrderCommands } from '../use-order-commands.ts';
import { useSightings } from '../use-sightings.ts';
import * as texts from './texts.ts';

const EDGES: Readonly<Record<Urgency, string>> = {
  calm: 'border-t-line-strong',
  soon: 'border-t-[#e39a00]',
  late: 'border-t-error',
};

/** #/kitchen: what is being prepared, legible from the stove; everything else is left out. */
export function KitchenPage() {
  const { orders, isLoaded } = useOrders();
  const { zoneOf } = useSession();
  const now = useServerNow();
  const commands = useOrderCommands();
  const screen = useRef<HTMLElement>(null);
  const { today, later } = kitchenOrders(orders, now, zoneOf);
  useSightings(today);
  return (
    <ScrollRegion ref={screen} label={texts.title} className="h-full overflow-y-auto bg-paper px-4 py-4">
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="text-lg text-muted" aria-live="polite">
          {texts.inPreparation({ today: today.length, later })}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <PickupLink />
          <FullscreenButton target={screen} />
        </div>
      </div>
      {!isLoaded && <div aria-hidden="true" className="skeleton h-96" />}
      {isLoaded && today.length === 0 && (
        <p className="rounded-card border-2 border-line border-dashed px-4 py-24 text-center text-muted text-xl">
          {texts.empty}
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] items-start gap-4">
        {today.map((order) => (
          <li key={order.id}>
            <Ticket order={order} now={now} commands={commands} />
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

/** The numbers for guests who wait, of one branch: in a window of its own, for a screen that they see. */
function PickupLink() {
  const { branches } = useSession();
  const { branch } = useChosenBranch();
  const only = branch ?? (branches.length === 1 ? branches[0]?.id : null);
  if (!only) return null;
  return (
    <a
      href={`/signage/pickup?branch=${only}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 px-2 underline underline-offset-4"
    >
      <StaffIcon name="tv" />
      {texts.pickupScreen}
    </a>
  );
}

/** Without browser chrome, for a screen on the wall. */
function FullscreenButton({ target }: { target: React.RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <Button
      look="secondary"
      onClick={() => void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())}
    >
      <StaffIcon name="external" />
      {isFull ? texts.leaveFullscreen : texts.fullscreen}
    </Button>
  );
}

function Ticket({ order, now, commands }: { order: StaffOrder; now: Date; commands: OrderCommands }) {
  const { zoneOf, branchOf } = useSession();
  const urgency = urgencyOf(order, now, branchOf(order.branch));
  const service = serviceWords(order);
  const due = dueAt(order);
  const time = due ? countdownText(due, now, zoneOf(order.branch)) : null;
  const next = nextCommand(order);
  const busy = commands.busyWith(order.id) !== null;
  return (
    <article
      className={`rounded-card border border-line border-t-8 bg-card p-4 shadow-card ${EDGES[urgency]}`}
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="font-bold text-5xl leading-none tabular-nums">
          {texts.orderAloud({ number: order.ticketNumber, hidden })}
        </h2>
        <p className={`text-right font-bold text-2xl ${urgency === 'late' ? 'text-error' : ''}`}>
          {time ?? ageText(order.createdAt, now)}
        </p>
      </header>
      <p className="mt-2 flex items-center gap-2 font-semibold text-xl">
        <StaffIcon name={service.icon} className="size-6" />
        {service.text}
      </p>
      <ol className="mt-3 flex flex-col divide-y divide-line border-line border-y">
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its place until it is taken out.
          <li key={index} className="py-2.5">
            <Item item={item} />
          </li>
        ))}
      </ol>
      {order.comment && <Words text={order.comment} />}
      <WaitingLine order={order.id} className="mt-3 text-lg" />
      {next && next !== 'confirm' && (
        <Button
          size="large"
          isWide
          className="mt-4"
          disabled={busy}
          onClick={() => commands.run(order, { type: next as 'in-delivery' | 'complete' })}
        >
          {texts.commandAloud({
            command: busy ? texts.working : commandName(next, order),
            number: order.ticketNumber,
            hidden,
          })}
        </Button>
      )}
    </article>
  );
}

function Item({ item }: { item: OrderItem }) {
  return (
    <>
      <p className="flex gap-3 font-bold text-2xl leading-tight">
        <span className="shrink-0 whitespace-nowrap tabular-nums">{amountText(item)}</span>
        {item.name}
      </p>
      {contentLines(item, contentText).map((content) => (
        <p key={content} className="text-xl leading-snug">
          {content}
        </p>
      ))}
      {item.parts.map(({ name, options, text }) => (
        <div key={name} className="text-xl leading-snug">
          {options.length > 0 && <p>{options.map((option) => option.name).join(', ')}</p>}
          {text && <Words text={text} />}
        </div>
      ))}
      {item.allergens && <p className="mt-1 text-lg text-muted leading-snug">{texts.allergens(item)}</p>}
    </>
  );
}

/** The customer's texts; louder when they mention an allergy. */
function Words({ text }: { text: string }) {
  const isLoud = isAllergyText(text);
  return (
    <p
      className={`mt-1.5 rounded-theme px-3 py-2 font-semibold text-xl ${isLoud ? 'bg-error-soft text-error' : 'bg-warning-soft'}`}
    >
      {isLoud && <StaffIcon name="allergy" className="mr-2 inline size-6" />}
      {text}
    </p>
  );
}
