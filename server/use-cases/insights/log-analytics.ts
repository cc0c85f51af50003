import { createHmac, randomBytes } from 'node:crypto';
import {
  type EventValue,
  isCrawler,
  saltDay,
  storedData,
  withoutContacts,
} from '#domain/insights/analytics-event.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface AnalyticsEntry {
  type: string;
  action: string;
  category: string;
  /** Its `branch` is the branch that the event belongs to, if such a branch exists. */
  data: Readonly<Record<string, EventValue>>;
}

export interface Visit {
  ip: string;
  userAgent: string;
  /** Whether the visitor accepted in the banner. */
  hasConsent: boolean;
}

/**
 * Counts an event of a visitor who consented; staff, devices and crawlers are not counted. The visitor is stored as a hash
 * of address and browser with a random salt that is gone the next day: neither address nor browser is stored.
 */
export async function logAnalytics(
  deps: Deps,
  actor: Actor,
  visit: Visit,
  { type, action, category, data }: AnalyticsEntry,
): Promise<void> {
  if (!visit.hasConsent || actor.kind !== 'visitor' || isCrawler(visit.userAgent)) return;
  const at = deps.clock.now();
  const salt = await deps.db.analytics.salt(saltDay(at), randomBytes(32).toString('base64url'));
  await deps.db.analytics.add({
    at,
    type: withoutContacts(type),
    action: withoutContacts(action),
    category: withoutContacts(category),
    data: storedData(type, data),
    visitor: visitorHash(salt, visit),
    branch: await knownBranch(deps, data.branch),
  });
}

function visitorHash(salt: string, { ip, userAgent }: Visit): string {
  return createHmac('sha256', salt).update(`${ip}\n${userAgent}`).digest('base64url');
}

async function knownBranch(deps: Deps, branch: EventValue | undefined): Promise<number | null> {
  if (typeof branch !== 'number') return null;
  const { shop } = await deps.db.shop.snapshot();
  return shop.branches.some(({ id }) => id === branch) ? branch : null;
}
