import { maskedEmail, maskedPhone } from '#domain/ordering/brake/sender.ts';
import { senderGroups } from '#domain/ordering/brake/sender-groups.ts';
import { senderWords } from '#text/messages/held-words.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { type BranchFilter, branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { HeldOrder } from './brake-store.ts';

/** The orders of one sender that wait for staff (R344). */
export interface HeldSender {
  branch: number;
  /** The first of the orders: stands for the sender in calls. */
  sender: number;
  /** 'm…@example.at, +43 664 …67': other people see the board. */
  who: string;
  orders: number;
  /** Since when the first one waits. ISO 8601. */
  since: string;
}

/** Who waits for staff at the caller's branches, by sender; the one that waits longest first. */
export async function listHeld(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  branch: number | null,
): Promise<HeldSender[]> {
  return heldAt({ db }, narrowed(branchFilter(actor), branch));
}

export async function heldAt({ db }: Pick<Deps, 'db'>, branches: BranchFilter): Promise<HeldSender[]> {
  return groupsOf(await db.brake.held(branches)).map(heldSender);
}

/** Each group is of one branch: staff of another have no say in it. */
export function groupsOf(orders: readonly HeldOrder[]): HeldOrder[][] {
  return senderGroups(
    orders.map((order) => ({ order, keys: order.keys.map((key) => `${order.branch} ${key}`) })),
  ).map((group) => group.map(({ order }) => order));
}

function heldSender(group: readonly HeldOrder[]): HeldSender {
  const [first] = group;
  if (!first) throw new RangeError('a group has orders');
  const { branch, order, createdAt } = first;
  return { branch, sender: order, who: whoSent(group), orders: group.length, since: createdAt };
}

/** The contacts of a group, masked. */
export function whoSent(group: readonly HeldOrder[]): string {
  const contacts = group.flatMap(({ email, phone }) => maskedEmail(email) || maskedPhone(phone) || []);
  return senderWords([...new Set(contacts)]);
}
