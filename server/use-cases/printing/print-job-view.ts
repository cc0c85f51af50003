import type { KitchenChange } from '#domain/devices/kitchen-content.ts';
import type { Slip } from '#domain/devices/paper.ts';
import {
  isUnsettled,
  type PrintJobEnd,
  type PrintJobFacts,
  type PrintKind,
  type PrintLayout,
  printJobEnd,
  printJobEndsAt,
} from '#domain/devices/print-job.ts';
import type { SlipLook } from '#domain/devices/slip-look.ts';
import { type Station, standInsFor } from '#domain/devices/station.ts';
import { wireForm } from '#domain/money/wire.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { printEndReason, printLateReason } from '#text/print-reasons.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { staffOrder } from '#use-cases/orders/order-view.ts';
import type { StoredPrintJob } from '#use-cases/signals/work-store.ts';
import { changedOrder, replacingOrder } from './changed-order.ts';
import type { SlipLogo } from './slip-logo.ts';

/** One print job with everything needed to draw the slip. */
export interface PrintJobView {
  id: string;
  layout: PrintLayout;
  kind: PrintKind;
  /** Who reads it, and the stations whose printers stand in, nearest first; null = a receipt, or the kitchen as a whole. */
  station: { id: number; name: string; standIns: number[] } | null;
  copies: number;
  isDuplicate: boolean;
  /** What a change ticket shows; null = it is another kind. */
  change: KitchenChange | null;
  createdAt: string;
  /** From then on it must not be printed, even when the server cannot be reached. */
  endsAt: string;
  /** Why it must not be printed any more, a German sentence; null = it may. */
  ended: string | null;
  /** Of slips of a station only its items; of a change ticket only what changed, in words that older agents print. */
  order: StaffOrder;
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'country' | 'phone' | 'email' | 'timeZone'>;
  businessName: string;
  /** Of the business, for receipts; empty = none. */
  vatNumber: string;
  /** For receipts that show one. */
  logo: SlipLogo | null;
  shopName: string;
  /** Another device is there that could print it; only said to one that asks before it prints. */
  isWantedElsewhere: boolean;
  /** What the owner has chosen about its form. */
  look: SlipLook;
  /** False in a shop without tickets: slips are called by the number of the order. */
  hasTicket: boolean;
}

export const PRINT_JOB_WIRE = wireForm<PrintJobView>({ order: STAFF_ORDER_WIRE.money });

/** What a print agent gets; `now` decides whether the job has expired. */
export function printJobView(
  job: StoredPrintJob,
  slip: Slip,
  order: StoredOrder,
  {
    branch,
    stations,
    shop,
    look,
    logo,
    now,
    isOn,
  }: {
    branch: Branch;
    stations: readonly Station[];
    shop: Shop;
    look: SlipLook;
    logo: SlipLogo | null;
    now: Date;
    /** What stands on it. */
    isOn: (item: { product: number }) => boolean;
  },
): PrintJobView {
  const shown = staffOrder(order, shop);
  const items = shown.items.filter(isOn);
  const { name, street, zipCode, city, country, phone, email, timeZone } = branch;
  return {
    id: String(job.id),
    layout: job.layout,
    kind: job.kind,
    station: stationOf(job, stations),
    copies: job.copies,
    isDuplicate: slip.isDuplicate,
    change: slip.change,
    createdAt: job.createdAt,
    endsAt: printJobEndsAt(factsOf(job, order), branch).toISOString(),
    ended: endReason(job, order, branch, now) ?? (slip.end && endText(slip.end, job, order, branch)),
    order: shownOrder({ ...shown, items }, slip, timeZone),
    branch: { name, street, zipCode, city, country, phone, email, timeZone },
    businessName: shop.config.businessName,
    vatNumber: shop.config.vatNumber,
    logo: job.layout === 'receipt' && look.receiptLogo ? logo : null,
    shopName: shop.config.shopName,
    isWantedElsewhere: false,
    look,
    hasTicket: !shop.config.disableTickets,
  };
}

function stationOf(
  { station, stationName }: StoredPrintJob,
  stations: readonly Station[],
): PrintJobView['station'] {
  if (station === null) return null;
  const known = stations.find(({ id }) => id === station);
  const standIns = known ? standInsFor(known, stations).map(({ id }) => id) : [];
  return { id: station, name: stationName ?? '', standIns };
}

function shownOrder(
  order: StaffOrder,
  { change, isReplacement }: Slip,
  zone: Branch['timeZone'],
): StaffOrder {
  if (change) return changedOrder(order, change, zone);
  return isReplacement ? replacingOrder(order) : order;
}

/** Why a job must not be printed any more, stored already or not; null = it may, or it has been. */
export function endReason(job: StoredPrintJob, order: StoredOrder, branch: Branch, now: Date): string | null {
  if (job.state === 'expired') return job.reason;
  if (!isUnsettled(job.state)) return null;
  const end = printJobEnd(factsOf(job, order), branch, now);
  return end && endText(end, job, order, branch);
}

function endText(end: PrintJobEnd, job: StoredPrintJob, order: StoredOrder, branch: Branch): string {
  if (end !== 'late') return printEndReason(end);
  return printLateReason(printJobEndsAt(factsOf(job, order), branch), branch.timeZone);
}

function factsOf(job: StoredPrintJob, order: StoredOrder): PrintJobFacts {
  return { createdAt: job.createdAt, isRequested: job.isRequested, order };
}

/** What staff see of a job. */
export interface PrintJobState {
  id: number;
  order: number;
  layout: PrintLayout;
  kind: PrintKind;
  /** The station that reads it, and its name, if it still exists. */
  station: number | null;
  stationName: string | null;
  copies: number;
  isDuplicate: boolean;
  state: StoredPrintJob['state'];
  attempts: number;
  reason: string | null;
  printer: string | null;
  createdAt: string;
  /** When a device fetched it. */
  claimedAt: string | null;
  printedAt: string | null;
}

export function printJobState(job: StoredPrintJob): PrintJobState {
  const {
    id,
    order,
    layout,
    kind,
    station,
    stationName,
    copies,
    isDuplicate,
    state,
    attempts,
    reason,
    printer,
  } = job;
  const { createdAt, claimedAt, printedAt } = job;
  return {
    id,
    order,
    layout,
    kind,
    station,
    stationName,
    copies,
    isDuplicate,
    state,
    attempts,
    reason,
    printer,
    createdAt,
    claimedAt,
    printedAt,
  };
}
