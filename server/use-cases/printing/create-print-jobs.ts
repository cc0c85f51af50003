import { chosenPlaces, needsChangeTicket, needsVoidTicket } from '#domain/devices/paper.ts';
import { isVoidState, PRINT_KINDS } from '#domain/devices/print-job.ts';
import { isOnSlip, type Place, placesOf, type Routing } from '#domain/devices/station.ts';
import { printEndReason } from '#text/print-reasons.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { slipContent } from '#use-cases/orders/slip-content.ts';
import type { Deps } from '#use-cases/ports.ts';
import type {
  NewPrintJob,
  OutboxRow,
  PrintKind,
  PrintLayout,
  StoredPrintJob,
} from '#use-cases/signals/work-store.ts';
import { readRouting } from './kitchen-routing.ts';

/** What a job to be made is for. */
export type Wanted = Pick<NewPrintJob, 'layout' | 'kind' | 'station' | 'copies' | 'fingerprint'>;

/**
 * Creates the print jobs that a change of an order asks for, as far as its paper needs them (R254); a second run of the same
 * row creates none.
 */
export async function createPrintJobs(deps: Deps, row: OutboxRow): Promise<void> {
  const id = row.payload.order;
  if (typeof id !== 'number') return;
  const layouts = (Array.isArray(row.payload.layouts) ? row.payload.layouts : []).filter(isLayout);
  const kind = PRINT_KINDS.find((known) => known === row.payload.kind) ?? 'normal';
  await deps.db.transaction(async (stores) => {
    const { work } = stores;
    const jobs = await work.lockPrintJobs(id);
    const order = await stores.orders.byId(id, null);
    if (!order) return;
    // Whatever is not on paper yet need not get there.
    if (isVoidState(order.state)) await work.endWaitingPrintJobs(order.id, printEndReason('canceled'));
    const routing = await readRouting(stores, order);
    const { branchId: branch } = order;
    const at = deps.clock.now();
    await work.addPrintJobs(
      wantedJobs(order, { layouts, kind }, jobs, routing).map((wanted) => ({
        ...{ ...wanted, order: id, branch, outbox: row.id, at },
      })),
    );
  });
}

function wantedJobs(
  order: StoredOrder,
  { layouts, kind }: { layouts: readonly PrintLayout[]; kind: PrintKind },
  jobs: readonly StoredPrintJob[],
  routing: Routing,
): Wanted[] {
  if (kind === 'void') return voidJobs(order, jobs);
  if (isVoidState(order.state)) return [];
  if (kind === 'change') return changeJobs(order, jobs, routing);
  return layouts.flatMap((layout) => wholeSlips(order, layout, routing));
}

/** A receipt, or a slip for every station that has something to make. */
export function wholeSlips(order: StoredOrder, layout: PrintLayout, routing: Routing): Wanted[] {
  if (layout === 'receipt') {
    const { fingerprint } = slipContent(order, 'receipt');
    return [{ layout, kind: 'normal', station: null, copies: 1, fingerprint }];
  }
  const places = placesOf(order.items, routing);
  const chosen = places.map(({ station }) => station);
  return places.map((place) => {
    const isOn = (item: { product: number }) => isOnSlip(item, place.station, chosen, routing);
    return slipFor(place, 'normal', slipContent(order, place.layout, isOn).fingerprint);
  });
}

/** Where paper is out, or may be, of which nobody has said that it is void. */
function voidJobs(order: StoredOrder, jobs: readonly StoredPrintJob[]): Wanted[] {
  const { fingerprint } = slipContent(order, 'kitchen');
  return chosenPlaces(jobs)
    .filter((station) => needsVoidTicket(jobs, station))
    .map((station) => slipFor(formerPlace(station, jobs), 'void', fingerprint));
}

/** For stations with paper what changed on it; those that get something to make for the first time get a whole slip. */
function changeJobs(order: StoredOrder, jobs: readonly StoredPrintJob[], routing: Routing): Wanted[] {
  const former = chosenPlaces(jobs);
  if (former.length === 0) return [];
  const places = placesOf(order.items, routing);
  const added = places.filter(({ station }) => !former.includes(station));
  const chosen = [...former, ...added.map(({ station }) => station)];
  const said = (place: Place) =>
    slipContent(order, place.layout, (item) => isOnSlip(item, place.station, chosen, routing));
  const changed = former
    .map((station) => places.find((place) => place.station === station) ?? formerPlace(station, jobs))
    .filter((place) => {
      const { content } = said(place);
      return content !== null && needsChangeTicket(jobs, place.station, content);
    });
  return [
    ...changed.map((place) => slipFor(place, 'change', said(place).fingerprint)),
    ...added.map((place) => slipFor(place, 'normal', said(place).fingerprint)),
  ];
}

/** A station as its last slip of the order found it. */
function formerPlace(station: number | null, jobs: readonly StoredPrintJob[]): Place {
  const last = jobs.find((job) => job.station === station && job.layout !== 'receipt');
  return { station, layout: last?.layout === 'label' ? 'label' : 'kitchen', copies: 1 };
}

function slipFor({ station, layout, copies }: Place, kind: PrintKind, fingerprint: string): Wanted {
  return { layout, kind, station, copies: kind === 'normal' ? copies : 1, fingerprint };
}

function isLayout(value: unknown): value is PrintLayout {
  return value === 'receipt' || value === 'kitchen';
}
