import type { BrakeSettings, Pressure } from '#domain/ordering/brake/order-brake.ts';
import type { SenderKeys } from '#domain/ordering/brake/sender.ts';
import type { Author } from '#use-cases/access/actor.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';

/** Who sent an order, as fingerprints (R340). */
export interface OrderSender extends SenderKeys {
  cart: string;
  /** Of the task that was done for it. */
  proof: string | null;
}

/** Who sends an order that is about to be stored. */
export interface ArrivedSender extends OrderSender {
  /** Its place among the orders of the branch that are under way. */
  arrival: bigint;
}

/** What is known before an order is taken. */
export interface BrakeReading {
  settings: BrakeSettings;
  /** Without what is usual. */
  pressure: Omit<Pressure, 'usual'>;
  isBlocked: boolean;
  /** The task was done for another order already. */
  isProofUsed: boolean;
  /** Of the branch, of all senders: held, and not answered yet. */
  held: number;
}

/** An order that the brake holds, with the fingerprints of its sender. */
export interface HeldOrder {
  order: number;
  branch: number;
  ticketNumber: number;
  createdAt: string;
  /** Cents. */
  total: number;
  email: string;
  phone: string;
  keys: string[];
}

export interface SenderBlock {
  id: number;
  branch: number;
  label: string;
  orders: number;
  until: string;
  actor: string;
  createdAt: string;
}

export interface NewBlock extends Pick<SenderBlock, 'branch' | 'label' | 'orders'> {
  keys: readonly string[];
  until: Date;
  at: Date;
  author: Author;
}

export interface BrakeStore {
  /**
   * From now on the order is counted by those that come after it, in whatever process, until it is stored or has left; by
   * itself after a minute. Returns its place.
   */
  arrive(sender: OrderSender, at: { branch: number; now: Date }): Promise<bigint>;
  /** Without having been stored. */
  leave(arrival: bigint): Promise<void>;
  /** What the sender and the branch have had since then, and what arrived before; all of it in one state. */
  pressureOf(sender: ArrivedSender, at: { branch: number; since: Date; now: Date }): Promise<BrakeReading>;
  /** Those of the shop, or their defaults. */
  settings(): Promise<BrakeSettings>;
  /** How many orders that came to something the branch got in each of these spans. */
  ordersIn(branch: number, spans: readonly { from: Date; to: Date }[]): Promise<number[]>;
  /** What staff may release, the oldest first. */
  held(branches: BranchFilter): Promise<HeldOrder[]>;
  /** These orders count against nobody any more. */
  clear(orders: readonly number[]): Promise<void>;
  block(block: NewBlock): Promise<number>;
  /** Those in force, the latest first. */
  blocks(branches: BranchFilter, now: Date): Promise<SenderBlock[]>;
  /** null = no such block. */
  lift(id: number, branches: BranchFilter): Promise<SenderBlock | null>;
  /** The branch itself works from there. */
  noteHouse(branch: number, address: string, at: Date): Promise<void>;
  /** Forgets senders, houses and blocks of before. */
  forget(before: { senders: Date; houses: Date; blocks: Date }): Promise<void>;
}
