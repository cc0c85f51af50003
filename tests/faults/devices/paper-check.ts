import type { PrintJobState } from '#use-cases/printing/print-job-view.ts';
import { PLACES, type Place } from './places.ts';
import type { Placed, ShopFloor } from './shop-floor.ts';

/** One slip that came out of a printer. */
interface Slip {
  uid: string | undefined;
  isDuplicate: boolean;
  isWhole: boolean;
}

function slipsAt(floor: ShopFloor, place: Place, orders: readonly Placed[]): Slip[] {
  return floor.printer(place).receipts.map(({ text, isCut }) => ({
    uid: orders.find(({ uid }) => text.includes(uid))?.uid,
    isDuplicate: text.includes('DUPLIKAT'),
    isWhole: isCut,
  }));
}

/** Where the slip of a job belongs. */
export function placeOf({ layout, stationName }: PrintJobState): Place {
  if (layout === 'receipt') return 'counter';
  return stationName === 'Schank' ? 'bar' : 'kitchen';
}

/** Whether the slip of an order came out whole at a place. */
export function isWholeAt(floor: ShopFloor, place: Place, order: Placed): boolean {
  return slipsAt(floor, place, [order]).some(({ uid, isWhole }) => uid !== undefined && isWhole);
}

/**
 * What is wrong with the paper of all printers, orders as they were accepted; nothing if every slip came out once, whole, where
 * it belongs, in order, and DUPLIKAT only where a first one may be out.
 *
 * @param isPart there are slips of other orders, too
 */
export async function wrongPaper(
  floor: ShopFloor,
  orders: readonly Placed[],
  isPart = false,
): Promise<string[]> {
  const wrong: string[] = [];
  const jobs = new Map<string, PrintJobState[]>();
  for (const order of orders) jobs.set(order.uid, await floor.jobs(order));
  for (const place of PLACES) {
    const { unknownBytes, overflows } = floor.printer(place);
    if (unknownBytes.length > 0) wrong.push(`${place}: bytes ${unknownBytes}`);
    if (overflows > 0) wrong.push(`${place}: ${overflows} rows wider than the paper`);
    const slips = slipsAt(floor, place, orders).filter(({ uid }) => uid !== undefined || !isPart);
    const firsts = slips.filter(({ isDuplicate, isWhole }) => isWhole && !isDuplicate);
    const sequence = firsts.map(({ uid }) => orders.findIndex((order) => order.uid === uid));
    if (sequence.some((at, index) => at <= (sequence[index - 1] ?? -1)))
      wrong.push(`${place}: out of order: ${sequence}`);
    for (const { uid, places } of orders) {
      const own = slips.filter((slip) => slip.uid === uid);
      const here = (jobs.get(uid) ?? []).filter((job) => placeOf(job) === place);
      wrong.push(...wrongSlips(own, here, places.includes(place)).map((said) => `${place}, ${uid}: ${said}`));
    }
  }
  return wrong;
}

function wrongSlips(slips: readonly Slip[], jobs: readonly PrintJobState[], isWanted: boolean): string[] {
  if (!isWanted) return slips.length + jobs.length > 0 ? ['a slip that nobody needs'] : [];
  const whole = slips.filter(({ isWhole }) => isWhole);
  const unmarked = whole.filter(({ isDuplicate }) => !isDuplicate);
  const unclear = jobs.filter(({ state }) => state === 'unclear');
  const others = jobs.filter(({ state }) => state !== 'unclear' && state !== 'printed');
  return [
    ...(whole.length === 0 ? ['no slip'] : []),
    ...(unmarked.length > 1 ? [`${unmarked.length} slips without DUPLIKAT`] : []),
    ...(whole.length > unmarked.length && unclear.length === 0 ? ['DUPLIKAT without a reason'] : []),
    ...(slips.length > whole.length && unclear.length === 0 ? ['a torn slip that counts as printed'] : []),
    ...others.map(({ state, reason }) => `${state}: ${reason}`),
  ];
}

/** Milliseconds from making a slip to its confirmation by the printer: the one in the middle, and the slowest but one percent. */
export async function lags(
  floor: ShopFloor,
  orders: readonly Placed[],
): Promise<{ half: number; most: number }> {
  const all: number[] = [];
  for (const order of orders)
    for (const { createdAt, printedAt } of await floor.jobs(order))
      if (printedAt !== null) all.push(Date.parse(printedAt) - Date.parse(createdAt));
  all.sort((a, b) => a - b);
  const at = (share: number) => all[Math.floor((all.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
  return { half: at(0.5), most: at(0.99) };
}
