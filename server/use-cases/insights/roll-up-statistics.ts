import { daySpansIn } from '#domain/insights/statistics-range.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { DEFAULT_ZONE, zoneName } from '#domain/time/zone-offsets.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { RollUpQuery } from './roll-up-store.ts';
import { countedIn } from './statistics-scope.ts';

/** Days per look at what is left. */
const DAYS_AT_ONCE = 50;

type Needed = Pick<Deps, 'db' | 'clock' | 'turns'>;

/**
 * Counts the days that are over and not counted yet, the newest first, then the months that are complete. Each is a transaction
 * of its own, so that orders get their turn in between; several servers never count the same day twice. Resolves with the number of
 * days counted.
 */
export async function rollUpStatistics(deps: Needed): Promise<number> {
  const { db, turns } = deps;
  let counted = 0;
  for (;;) {
    const { zones, zone } = zonesOf((await db.shop.snapshot()).shop);
    const days = await db.rollUps.uncountedDays(zones, zone, DAYS_AT_ONCE);
    for (const day of days) {
      await db.transaction(
        ({ rollUps, shop }) =>
          rollUps.countDay(day, async () => queryOf(day, (await shop.snapshot()).shop, deps.clock.now())),
        { isLong: true },
      );
      counted += 1;
      await turns.next();
    }
    if (days.length < DAYS_AT_ONCE) break;
  }
  const { zone } = zonesOf((await db.shop.snapshot()).shop);
  for (const month of await db.rollUps.uncountedMonths(zone)) {
    await db.transaction(({ rollUps }) => rollUps.countMonth(month, zone), { isLong: true });
    await turns.next();
  }
  return counted;
}

/** Has everything counted again, from the orders and visits themselves; until then statistics read these. */
export async function recountStatistics({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction(({ rollUps }) => rollUps.forgetAll());
}

function zonesOf({ branches }: Shop): { zones: string[]; zone: string } {
  const zone = zoneName(branches[0]?.timeZone ?? DEFAULT_ZONE);
  return { zones: [...new Set([zone, ...branches.map(({ timeZone }) => zoneName(timeZone))])], zone };
}

/** One day of all branches and of what belongs to none, each in its zone. */
function queryOf(day: LocalDay, shop: Shop, now: Date): RollUpQuery {
  const { zones, zone } = zonesOf(shop);
  const range = { from: { day }, to: { day } };
  const branches = [
    ...shop.branches.map(({ id, timeZone }) => ({ branch: id, timeZone: zoneName(timeZone) })),
    { branch: null, timeZone: zone },
  ];
  return {
    zone,
    query: {
      branches: branches.map((entry) => countedIn(range, entry)),
      days: zones.flatMap((timeZone) => daySpansIn(range, timeZone).map((span) => ({ ...span, timeZone }))),
      now,
      isEverything: true,
    },
  };
}
