import type { AccountStore } from './account-store.ts';
import type { FileStore } from './file-store.ts';
import type { OrderStore } from './order-store.ts';
import type { ShopStore } from './shop-store.ts';
import type { WorkStore } from './work-store.ts';

export interface Clock {
  now(): Date;
}

/** The tables, grouped by subject. Inside `transaction` all groups share one transaction. */
export interface Stores {
  shop: ShopStore;
  orders: OrderStore;
  files: FileStore;
  accounts: AccountStore;
  work: WorkStore;
}

export interface Database extends Stores {
  /**
   * Runs `work` in one transaction; a serialisation failure or deadlock runs it again, at most 3 times with jitter.
   * Inside, only the given stores may be used: the outer ones throw instead of waiting for themselves.
   */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

export interface MailMessage {
  /** Stable per effect, so that a repeated delivery is recognised as the same message. */
  messageId: string;
  to: string;
  /** Where the customer's answer goes: the branch; empty = nowhere. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mail {
  /** Throws when the server did not take the message; the outbox tries again. */
  send(message: MailMessage): Promise<void>;
}

/** The bytes of pictures and uploads, under a name of our own making. */
export interface Storage {
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
}

/** Channels carry only ids; whoever listens reads the rows. */
export type Channel = 'orders' | 'shop' | 'outbox' | 'print-jobs';

/** Signals between all server processes on one database (LISTEN/NOTIFY). Sending is done inside transactions by the stores. */
export interface Events {
  /** Calls back with the payload of each signal; returns the way to stop. */
  listen(channel: Channel, heard: (payload: string) => void): () => void;
}

/** One-way hashes that are slow on purpose; at most a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With null as stored hash it takes the same time and answers false. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export interface ProcessedFile {
  extension: string;
  mimeType: string;
  bytes: Uint8Array;
}

/** Judges and cleans files by their content. */
export interface Images {
  /** Type by content; pictures are re-encoded; throws AppError for what is refused. */
  admit(bytes: Uint8Array, name: string): Promise<ProcessedFile>;
  /** A smaller copy with `longestEdge` pixels, never enlarged. */
  resize(bytes: Uint8Array, longestEdge: number, extension: string): Promise<Uint8Array>;
}

export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What use cases need of the world. */
export interface Deps {
  clock: Clock;
  db: Database;
  events: Events;
  mail: Mail;
  storage: Storage;
  images: Images;
  passwords: Passwords;
  log: Log;
  /** Address of the shop as customers see it, without a slash at the end. */
  publicUrl: string;
}
