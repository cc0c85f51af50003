import { keptInvoice } from '#domain/privacy/erasure.ts';
import { waitReason } from '#domain/privacy/forgetting.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { guestErasedMessage, guestExportedMessage } from '#text/privacy/journal-texts.ts';
import { authorOf, type UserActor } from '#use-cases/access/actor.ts';
import { uploadFile } from '#use-cases/files/file-store.ts';
import type { StoredForm } from '#use-cases/messages/form-store.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { eraseOrders } from './forget-guests.ts';
import type { GuestSearch } from './guest-store.ts';

/** What an owner chose of what was found. */
export interface GuestChoice {
  orders: readonly number[];
  forms: readonly number[];
}

/** The orders and forms in which a guest was recognized, for the owner to look at before they go. */
export async function findGuest({ db }: Deps, search: GuestSearch) {
  const found = await db.guests.find(search);
  const orders = await db.orders.byIds(found.orders);
  const invoices = await invoicesByOrder(db, orders);
  const { shop } = await db.shop.snapshot();
  const forms = await formsOf(db, found.forms);
  return {
    orders: orders.toReversed().map((order) => ({
      id: order.id,
      uid: order.uid,
      createdAt: order.createdAt,
      branch: branchOf(shop.branches, order.branchId)?.name ?? '',
      name: [order.firstName, order.lastName].filter(Boolean).join(' ') || order.companyName,
      email: order.email,
      phone: order.phone,
      waits: waitReason(order),
      invoices: invoices.get(order.id) ?? [],
    })),
    forms: forms.map(({ id, firstName, lastName, email, subject }) => ({
      id,
      name: `${firstName} ${lastName}`,
      email,
      subject,
    })),
  };
}

/** Everything that is stored of a guest: their orders with files, forms, invoices; without who of the team did what. */
export async function collectGuest(deps: Deps, actor: UserActor, choice: GuestChoice) {
  const { db } = deps;
  const orders = await db.orders.byIds(choice.orders);
  const forms = await formsOf(db, choice.forms);
  const { shop } = await db.shop.snapshot();
  const invoices = await db.guests.invoicesOf(orders.map(({ id }) => id));
  await db.logs.add({
    level: 'info',
    source: 'staff',
    message: guestExportedMessage({ orders: orders.length, forms: forms.length }),
    ...authorOf(actor),
    subject: 'guest',
    subjectId: 0,
    journal: {
      action: 'guest-exported',
      change: { before: null, after: { orders: orders.map(({ uid }) => uid), forms: choice.forms } },
    },
  });
  const uploads = orders.flatMap(({ items }) =>
    items.flatMap(({ parts }) => parts.flatMap((part) => part.uploads)),
  );
  const files = await filesOf(deps, [...uploads, ...forms.flatMap((form) => form.files)]);
  return {
    exportedAt: deps.clock.now().toISOString(),
    orders: orders.map((order) => ({
      ...withoutTeam(order),
      branch: branchOf(shop.branches, order.branchId)?.name ?? '',
      invoices: invoices
        .filter((one) => one.order === order.id)
        .map(({ number, content }) => ({ number, content })),
    })),
    forms: forms.map(({ files: sent, ...form }) => ({ ...form, files: sent.map(({ name }) => name) })),
    files,
  };
}
export type GuestCollection = Awaited<ReturnType<typeof collectGuest>>;

async function filesOf(
  { storage }: Deps,
  uploads: readonly {
    name: string;
    mimeType: string;
    publicHash: string;
    extension: string;
    version?: number;
  }[],
) {
  const files: { name: string; mimeType: string; base64: string }[] = [];
  for (const upload of uploads) {
    const bytes = await storage.read(uploadFile(upload));
    if (bytes)
      files.push({
        name: upload.name,
        mimeType: upload.mimeType,
        base64: Buffer.from(bytes).toString('base64'),
      });
  }
  return files;
}

/** Who worked on the order is not the guest's data, nor is what opens its page. */
function withoutTeam({ history, revisions, payments, refunds, hash: _, ...order }: StoredOrder) {
  const alone = <T extends { actor: string }>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, actor: undefined, userId: undefined, deviceId: undefined }));
  return {
    ...order,
    history: alone(history),
    revisions: alone(revisions),
    payments: alone(payments),
    refunds: alone(refunds),
  };
}

/**
 * Erases a guest at once: orders without a pseudonym, forms, files, kept mails. Orders that are not over follow when they are (R350),
 * invoices stay as the law asks (R348). Returns the number of the receipt, which proves it.
 */
export async function eraseGuest(
  deps: Deps,
  actor: UserActor,
  { note, ...choice }: GuestChoice & { note: string },
): Promise<number> {
  const orders = await deps.db.orders.byIds(choice.orders);
  const invoices = await invoicesByOrder(deps.db, orders);
  const forms = await formsOf(deps.db, choice.forms);
  const words = [...orders, ...forms].flatMap(({ email }) => (email === '' ? [] : [email]));
  const mails = await deps.mailBox.forgetAbout([...new Set([...words, ...orders.map(({ uid }) => uid)])]);
  return deps.db.transaction(async (stores) => {
    const erased = await eraseOrders(deps, stores, choice.orders);
    const gone = new Set(erased.orders.map(({ id }) => id));
    for (const form of forms) {
      for (const file of form.files) await deps.storage.remove(uploadFile(file));
      await stores.forms.remove(form.id);
    }
    const receipt = {
      orders: orders.map((order) => ({
        uid: order.uid,
        createdAt: order.createdAt,
        waits: gone.has(order.id) ? null : (waitReason(order) ?? 'open'),
        invoices: invoices.get(order.id) ?? [],
      })),
      forms: forms.length,
      files: erased.files + forms.reduce((sum, form) => sum + form.files.length, 0),
      mails,
    };
    const waiting = orders.flatMap(({ id }) => (gone.has(id) ? [] : [id]));
    const author = authorOf(actor);
    const id = await stores.guests.addErasure({
      at: deps.clock.now(),
      actor: author.actor,
      user: author.user,
      ...{ note, waiting, receipt },
    });
    await stores.logs.add({
      level: 'info',
      source: 'staff',
      message: guestErasedMessage({ orders: orders.length, forms: forms.length, id }),
      ...author,
      subject: 'guest',
      subjectId: id,
      journal: {
        action: 'guest-erased',
        change: {
          before: null,
          after: { orders: orders.map(({ uid }) => uid), forms: choice.forms, waiting: waiting.length },
        },
      },
    });
    return id;
  });
}

async function formsOf({ forms }: Pick<Stores, 'forms'>, ids: readonly number[]): Promise<StoredForm[]> {
  const found: StoredForm[] = [];
  for (const id of ids) {
    const form = await forms.byId(id);
    if (form) found.push(form);
  }
  return found;
}

async function invoicesByOrder(
  { guests, shop }: Pick<Stores, 'guests' | 'shop'>,
  orders: readonly StoredOrder[],
) {
  const { branches } = (await shop.snapshot()).shop;
  const branchIds = new Map(orders.map(({ id, branchId }) => [id, branchId]));
  const kept = new Map<number, ReturnType<typeof keptInvoice>[]>();
  for (const { order, number, issuedAt } of await guests.invoicesOf([...branchIds.keys()])) {
    const branch = branchOf(branches, branchIds.get(order) ?? 0);
    const day = localDayOf(new Date(issuedAt), branch?.timeZone ?? 'Europe/Vienna');
    kept.set(order, [...(kept.get(order) ?? []), keptInvoice(number, day, branch?.country ?? 'AT')]);
  }
  return kept;
}
