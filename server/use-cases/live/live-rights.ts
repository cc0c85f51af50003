import { owesSecondFactor, type SecondFactorRule } from '#domain/access/second-factor.ts';
import { AppError } from '#domain/errors.ts';
import type { DeviceRight, SessionRight } from '#use-cases/access/account-store.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { accountFault, isSessionAlive } from '#use-cases/access/identify-caller.ts';
import { isFrontdeskOn } from '#use-cases/access/require-device-for.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Who opened a stream, and with what: the SHA-256 of the session's token or of the device's key. */
export interface Caller {
  actor: Actor;
  credential: string | null;
}

/** withdrawn: the session or key no longer opens anything. changed: it does, but for different roles or branches. */
export type Loss = 'withdrawn' | 'changed';

/** The right that an open stream depends on. */
export interface HeldRight {
  /** Aborted as soon as the right is lost. */
  readonly signal: AbortSignal;
  /** Null while the right holds. */
  readonly loss: Loss | null;
  /**
   * Whether the right still holds, as of a database state no older than the last change signal, and at most 5 seconds old.
   * Waits while the database does not answer; also false once `release` has been called.
   */
  holds(): Promise<boolean>;
  /** The same without waiting: false when only the database can tell, too. */
  isSure(): boolean;
  release(): void;
}

export interface LiveRights {
  /** Throws 'unauthenticated' for visitors, who have no right that could be lost. */
  hold(caller: Caller, stream?: { isOfOrders: boolean }): HeldRight;
  /** Signals seem to be lost: nothing more is sent on the strength of what was read before. */
  doubt(): void;
}

/** How often all streams are rechecked together, in case a signal was lost; also notices sessions that expire. */
const CHECK_EVERY_MS = 2_500;
/** Nothing is sent on the strength of an older read of the database. */
const MAX_STALENESS_MS = 5_000;
const RETRY_MS = 500;

type Right = SessionRight | DeviceRight;

interface Holder {
  caller: Caller & { credential: string };
  /** Null before the first read. */
  judged: { generation: number; at: number; right: Right | null } | null;
  end: AbortController;
  loss: Loss | null;
  isOfOrders: boolean;
  /** The shop has stopped working with devices (R223), or asks for a second factor first (R380). */
  isShut: boolean;
}

/**
 * Watches the rights behind all open streams of this process with one shared read: after a database signal that a session,
 * account, device or branch changed, and every few seconds (A23, A28, A33). Roles and branches are compared with those at
 * opening: a stream never sends more, nor less, than its reader may see.
 */
export function liveRights({
  db,
  events,
  clock,
  log,
}: Pick<Deps, 'db' | 'events' | 'clock' | 'log'>): LiveRights {
  const holders = new Set<Holder>();
  /** Rises with every signal that concerns a holder: anything read before it is stale. */
  let generation = 0;
  let checking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  events.listen('access', (payload) => {
    if (concernsAny(holders, payload)) doubt();
  });
  // The shop may have stopped working with devices.
  events.listen('shop', () => {
    if ([...holders].some(needsFrontdesk)) doubt();
  });

  function doubt(): void {
    generation += 1;
    checkSoon();
  }

  function checkSoon(): void {
    check().catch((error: unknown) => log.warn({ err: error }, 'rights of open streams could not be read'));
  }

  /** A read that began before the question may be too old for it; then another one follows. */
  function check(): Promise<void> {
    checking ??= look().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function look(): Promise<void> {
    // Everyone who asks at this moment shares the read.
    await new Promise((resolve) => setImmediate(resolve));
    const [asked, at, seen] = [generation, performance.now(), [...holders]];
    const credentials = (kind: Actor['kind']) => [
      ...new Set(
        seen.filter(({ caller }) => caller.actor.kind === kind).map(({ caller }) => caller.credential),
      ),
    ];
    const [sessions, devices] = [credentials('user'), credentials('device')];
    const rights = new Map<string, Right>();
    if (sessions.length > 0)
      for (const right of await db.accounts.sessionRights(sessions)) rights.set(right.session, right);
    if (devices.length > 0)
      for (const right of await db.accounts.deviceRights(devices)) rights.set(right.keyHash, right);
    const rule = sessions.length > 0 ? await db.factors.rule() : 'nobody';
    const isDeskOn = !seen.some(needsFrontdesk) || (await isFrontdeskOn({ db }));
    for (const holder of seen) {
      const right = rights.get(holder.caller.credential) ?? null;
      holder.isShut = (needsFrontdesk(holder) && !isDeskOn) || owesFactor(right, rule);
      holder.judged = { generation: asked, at, right };
      judge(holder);
    }
  }

  function judge(holder: Holder): void {
    if (holder.loss || !holder.judged) return;
    holder.loss =
      lossOf(holder.caller.actor, holder.judged.right, clock.now()) ?? (holder.isShut ? 'changed' : null);
    if (holder.loss) holder.end.abort();
  }

  function isFresh({ judged }: Holder): boolean {
    return judged?.generation === generation && performance.now() - judged.at < MAX_STALENESS_MS;
  }

  return {
    doubt,
    hold: ({ actor, credential }, { isOfOrders } = { isOfOrders: false }) => {
      if (credential === null) throw new AppError('unauthenticated');
      const holder: Holder = {
        caller: { actor, credential },
        judged: null,
        end: new AbortController(),
        loss: null,
        isOfOrders,
        isShut: false,
      };
      holders.add(holder);
      timer ??= setInterval(checkSoon, CHECK_EVERY_MS).unref();
      return {
        signal: holder.end.signal,
        get loss() {
          return holder.loss;
        },
        async holds() {
          while (!isFresh(holder) && holders.has(holder) && !holder.loss) {
            await check().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)));
          }
          judge(holder);
          return holders.has(holder) && holder.loss === null;
        },
        isSure() {
          if (!isFresh(holder)) return false;
          judge(holder);
          return holders.has(holder) && holder.loss === null;
        },
        release: () => {
          holders.delete(holder);
          if (holders.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
}

/** 'user 5', 'device 3' or 'branch 2'; anything else may concern everyone. */
function concernsAny(holders: ReadonlySet<Holder>, payload: string): boolean {
  const [, kind, id] = /^(user|device|branch) (\d+)$/.exec(payload) ?? [];
  if (kind === undefined) return holders.size > 0;
  for (const { caller } of holders) {
    const { actor } = caller;
    if (actor.kind === 'visitor') continue;
    const subject = kind === 'branch' ? (actor.kind === 'device' ? actor.branch : null) : actor.id;
    if ((kind === 'branch' || kind === actor.kind) && subject === Number(id)) return true;
  }
  return false;
}

function owesFactor(right: Right | null, rule: SecondFactorRule): boolean {
  return (
    right !== null && 'session' in right && !right.isRaised && owesSecondFactor(right.account.roles, rule)
  );
}

function needsFrontdesk({ isOfOrders, caller }: Holder): boolean {
  return isOfOrders && caller.actor.kind === 'device';
}

function lossOf(actor: Actor, right: Right | null, now: Date): Loss | null {
  if (actor.kind === 'device') {
    if (!right || !('keyHash' in right) || !right.isEnabled) return 'withdrawn';
    return right.branch === actor.branch && right.type === actor.type ? null : 'changed';
  }
  if (actor.kind === 'visitor' || !right || !('session' in right)) return 'withdrawn';
  if (!isSessionAlive(right, now) || accountFault(right.account, now)) return 'withdrawn';
  const { roles, branches } = right.account;
  return isSame(roles, actor.roles) && isSame(branches, actor.branches) ? null : 'changed';
}

function isSame<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));
}
