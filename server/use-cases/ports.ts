import type { Readable } from 'node:stream';
import type { CertificateFacts } from '#domain/operations/certificate.ts';
import type { ProxyFacts } from '#domain/operations/proxy.ts';
import type { FiscalReceipt, FiscalSignature } from '#domain/papers/fiscal.ts';
import type { Turns } from '#domain/time/breath.ts';
import type { AccountStore } from './access/account-store.ts';
import type { LimitStore } from './access/limit-store.ts';
import type { ChoreStore } from './chore-store.ts';
import type { CashStore } from './counter/cash-store.ts';
import type { DeviceStore } from './devices/device-store.ts';
import type { Authenticator } from './factor/authenticator.ts';
import type { FactorStore } from './factor/factor-store.ts';
import type { PasskeyStore } from './factor/passkey-store.ts';
import type { Passkeys } from './factor/passkeys.ts';
import type { FileStore } from './files/file-store.ts';
import type { ImportStore } from './imports/import-store.ts';
import type { AnalyticsStore } from './insights/analytics-store.ts';
import type { LogStore } from './insights/log-store.ts';
import type { RollUpStore } from './insights/roll-up-store.ts';
import type { SalesStore } from './insights/sales-store.ts';
import type { StatisticsStore } from './insights/statistics-store.ts';
import type { Fonts, Images, LabelSheets, Papers, TemplateRenderer } from './media-ports.ts';
import type { LetterPress, Mail, Push, Sms } from './message-ports.ts';
import type { FormStore } from './messages/form-store.ts';
import type { MailBox } from './messages/mail-box.ts';
import type { MonthStore } from './months/month-store.ts';
import type { BackupPlan, BackupStore } from './operations/backup-store.ts';
import type { OperationsStore } from './operations/operations-store.ts';
import type { BrakeStore } from './orders/brake/brake-store.ts';
import type { SenderProof } from './orders/brake/sender-proof.ts';
import type { OrderStore } from './orders/order-store.ts';
import type { InvoiceStore } from './papers/invoice-store.ts';
import type { PastReader } from './past-reader.ts';
import type { PaymentServices } from './payments/payment-provider.ts';
import type { PaymentStore } from './payments/payment-store.ts';
import type { SecretBox } from './payments/secret-box.ts';
import type { TestPaymentStore } from './payments/test-payment-store.ts';
import type { GuestStore } from './privacy/guest-store.ts';
import type { JournalStore } from './privacy/journal-store.ts';
import type { PushStore } from './push/push-store.ts';
import type { ChangeStore } from './records/change-store.ts';
import type { DeletionStore } from './records/deletion-store.ts';
import type { RecordStore } from './records/record-store.ts';
import type { ShopStore } from './shop/shop-store.ts';
import type { WorkStore } from './signals/work-store.ts';
import type { WorkTimeStore } from './working/work-time-store.ts';

export interface Clock {
  now(): Date;
}

/** Where pictures and uploads are stored, and the embedded database. */
export interface Disk {
  /** Whether it is writable; checked on disk at most once a second. */
  hasRoom(): Promise<boolean>;
  /** Bytes of the whole disk, and how many of them the server may still use. */
  space(): Promise<{ free: number; size: number }>;
}

/** The tables, grouped by subject. Inside `transaction` all groups share one transaction. */
export interface Stores {
  shop: ShopStore;
  orders: OrderStore;
  payments: PaymentStore;
  testPayments: TestPaymentStore;
  invoices: InvoiceStore;
  files: FileStore;
  forms: FormStore;
  chores: ChoreStore;
  devices: DeviceStore;
  accounts: AccountStore;
  factors: FactorStore;
  passkeys: PasskeyStore;
  limits: LimitStore;
  work: WorkStore;
  records: RecordStore;
  deletions: DeletionStore;
  imports: ImportStore;
  changes: ChangeStore;
  logs: LogStore;
  workTime: WorkTimeStore;
  statistics: StatisticsStore;
  rollUps: RollUpStore;
  sales: SalesStore;
  cash: CashStore;
  analytics: AnalyticsStore;
  pushes: PushStore;
  backups: BackupStore;
  brake: BrakeStore;
  guests: GuestStore;
  journal: JournalStore;
  months: MonthStore;
  operations: OperationsStore;
}

export interface Database extends Stores {
  /**
   * Runs `work` in one transaction; a serialisation failure or deadlock runs it again, at most 3 times with jitter. Inside,
   * only the given stores may be used: the outer ones throw instead of deadlocking. It has 5 seconds, or a minute with
   * `isLong`, which is only for work that nobody waits behind.
   */
  transaction<T>(work: (stores: Stores) => Promise<T>, options?: { isLong?: boolean }): Promise<T>;
  /** What may be read from a copy of the database, and how old that is. */
  past: PastReader;
  isReachable(): Promise<boolean>;
  /** Whether it just refused a write for lack of space. */
  isFull(): boolean;
  /** The connections to a database server; null = the database is embedded. */
  pool(): { open: number; idle: number; waiting: number } | null;
  close(): Promise<void>;
}

/** The bytes of pictures and uploads, under names we generate. */
export interface Storage {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** False, without any effect, when that name is already taken. */
  add(name: string, bytes: Uint8Array): Promise<boolean>;
  read(name: string): Promise<Uint8Array | null>;
  /** The same to be passed on as it comes in; a stream that nobody reads must be destroyed. */
  open(name: string): Promise<StoredFile | null>;
  remove(name: string): Promise<void>;
  /** The names that begin with this, in no order; files that are written meanwhile may be missing. */
  list(prefix: string): AsyncIterable<string>;
  /** When it was written, and bytes in total. */
  stat(name: string): Promise<{ at: Date; size: number } | null>;
}

export interface StoredFile {
  /** Bytes in total. */
  size: number;
  /** A small file is there at once; a large one is never held as a whole. */
  content: Uint8Array | Readable;
}

/**
 * Channels carry only ids; subscribers read the rows. An empty payload means that anything may have changed. orders:
 * sequence and branch of a change; print-jobs: the branch; print-states: order and branch of a print job; device-commands and
 * device-printers: the device; device-states: the branch of a device; held-orders: the branch; access: 'user 5', 'device 3' or
 * 'branch 2' whose rights changed.
 */
export type Channel =
  | 'orders'
  | 'shop'
  | 'outbox'
  | 'print-jobs'
  | 'print-states'
  | 'device-commands'
  | 'device-printers'
  | 'device-states'
  | 'held-orders'
  | 'access';

/** Signals between all server processes on one database (LISTEN/NOTIFY). The stores send them inside transactions. */
export interface Events {
  /** Calls back with the payload of each signal; returns the function that stops it. */
  listen(channel: Channel, heard: (payload: string) => void): () => void;
  /**
   * Resolves when this process has received the signals of everything committed before, so that callers can read their own
   * writes. Never rejects; resolves after two seconds when the database does not answer.
   */
  caughtUp(): Promise<void>;
}

/** One-way hashes that are slow on purpose; only a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Runs `work` when its turn comes; only there secrets can be checked. Throws 'logins-busy' when too many wait already, and
   * 'rate-limited' when too many of this asker do.
   */
  inTurn<T>(asker: string, work: (verify: Verify) => Promise<T>): Promise<T>;
}

/** Whether a password belongs to a hash. With null as stored hash it takes the same time and returns false. */
export type Verify = (stored: string | null, password: string) => Promise<boolean>;

/** Passwords that may not be used. */
export interface PasswordBlocklist {
  /** Whether it is a common password, in any case; known without asking a service. */
  isFrequent(password: string): boolean;
  /** Whether it is a common German word or name with at most digits and signs around it. */
  isPlainWord(password: string): boolean;
  /** Whether it is known from a data breach. False when the service is switched off or does not answer in time. */
  isBreached(password: string): Promise<boolean>;
}

/**
 * A device or service that signs papers as the law of the country asks (RKSV, KassenSichV). It keeps its own journal: the same
 * paper, by series and number with the same amounts, is signed once and answered with that signature ever after.
 */
export interface FiscalSigner {
  /** null: this paper needs no signature. Throws when the device does not answer; the paper then waits. */
  sign(receipt: FiscalReceipt): Promise<FiscalSignature | null>;
}

/** How the shop's own address shows itself to browsers. */
export interface Certificates {
  /** Never rejects; answers within two seconds, or with what was read hours before. */
  of(address: string): Promise<CertificateFacts>;
}

export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What is known of proxies in front of the server. */
export interface ProxySightings {
  facts(): ProxyFacts;
}

/** What use cases need from the outside world. */
export interface Deps {
  clock: Clock;
  /** For long work that must not block people who are ordering. */
  turns: Turns;
  db: Database;
  events: Events;
  mail: Mail;
  mailBox: MailBox;
  letters: LetterPress;
  /** null = no gateway is connected. */
  sms: Sms | null;
  /** By method, for those that can be paid online. */
  payments: PaymentServices;
  /** Encrypts what the server must be able to read again. */
  secrets: SecretBox;
  push: Push;
  storage: Storage;
  disk: Disk;
  images: Images;
  fonts: Fonts;
  templates: TemplateRenderer;
  labels: LabelSheets;
  papers: Papers;
  fiscal: FiscalSigner;
  backups: BackupPlan;
  passwords: Passwords;
  authenticator: Authenticator;
  passkeys: Passkeys;
  passwordBlocklist: PasswordBlocklist;
  log: Log;
  proxies: ProxySightings;
  certificates: Certificates;
  /** What runs: the version of Theke and that of Node. */
  program: { version: string; node: string };
  /** Since when this server hears of devices. */
  startedAt: Date;
  /** How long to wait for a device to answer a test, in milliseconds (R118). */
  deviceAnswerMs: number;
  /** What a slowed sender does first, where the settings ask for it; null = nothing is asked. */
  senderProof: SenderProof | null;
  /** How long a slowed sender waits for the answer, in milliseconds (R342). */
  slowOrderMs: number;
  /** Address of the shop as customers see it, without a trailing slash. */
  publicUrl: string;
}
