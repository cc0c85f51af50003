import type { Stores } from '#use-cases/ports.ts';
import { accountStore } from './access/account-store.ts';
import { factorStore } from './access/factor-store.ts';
import { limitStore } from './access/limit-store.ts';
import { passkeyStore } from './access/passkey-store.ts';
import { analyticsStore } from './analytics-store.ts';
import { backupStore } from './backup/backup-store.ts';
import { brakeStore } from './brake/brake-store.ts';
import { choreStore } from './chore-store.ts';
import type { Client } from './client.ts';
import { changeStore, deletionStore } from './deletion-store.ts';
import { deviceStore } from './devices/device-store.ts';
import { fileStore } from './file-store.ts';
import { formStore } from './form-store.ts';
import { importStore } from './import-store.ts';
import { logStore } from './log-store.ts';
import { monthStore } from './months/month-store.ts';
import { operationsStore } from './operations/operations-store.ts';
import { orderStore } from './order-store.ts';
import { invoiceStore } from './papers/invoice-store.ts';
import { paymentStore } from './payments/payment-store.ts';
import { testPaymentStore } from './payments/test-payment-store.ts';
import { guestStore } from './privacy/guest-store.ts';
import { journalStore } from './privacy/journal-store.ts';
import { pushStore } from './push/push-store.ts';
import { recordStore } from './record-store.ts';
import type { Seals } from './sealed-columns.ts';
import { type ShopStoreOptions, shopStore } from './shop-store.ts';
import { cashStore } from './statistics/cash-store.ts';
import { rollUpStore } from './statistics/roll-up-store.ts';
import { salesStore } from './statistics/sales-store.ts';
import { statisticsStore } from './statistics/statistics-store.ts';
import type { TrailReader } from './trail/trail-columns.ts';
import { workStore } from './work-store.ts';
import { workTimeStore } from './working/work-time-store.ts';

export type StoreOptions = ShopStoreOptions & { trail: TrailReader; seals: Seals };

/** All stores over a client, or over the client of a transaction. */
export function storesOf(client: Client, { trail, seals, ...options }: StoreOptions): Stores {
  return {
    shop: shopStore(client, options),
    orders: orderStore(client, trail),
    payments: paymentStore(client, trail),
    testPayments: testPaymentStore(client),
    invoices: invoiceStore(client),
    files: fileStore(client),
    forms: formStore(client),
    chores: choreStore(client),
    devices: deviceStore(client),
    accounts: accountStore(client),
    factors: factorStore(client),
    passkeys: passkeyStore(client),
    limits: limitStore(client),
    work: workStore(client, trail),
    records: recordStore(client, options.turns, seals),
    deletions: deletionStore(client),
    imports: importStore(client),
    changes: changeStore(client),
    logs: logStore(client),
    workTime: workTimeStore(client),
    statistics: statisticsStore(client),
    rollUps: rollUpStore(client),
    sales: salesStore(client),
    cash: cashStore(client),
    analytics: analyticsStore(client),
    pushes: pushStore(client),
    backups: backupStore(client),
    brake: brakeStore(client),
    guests: guestStore(client),
    journal: journalStore(client),
    months: monthStore(client),
    operations: operationsStore(client),
  };
}
