import { isBranchMail, type OrderMailName } from '#domain/messages/mail-names.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isPromise } from '#domain/order/promise.ts';
import { shownItems } from '#domain/order/shown-items.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { addressIn, type Language } from '#domain/text/language.ts';
import { orderCalendar } from '#text/calendar/order-calendar.ts';
import { englishOrderCalendar, englishOrderMail } from '#text/mails/english-mails.en.ts';
import { type OrderLetter, orderMail } from '#text/mails/order-mail.ts';
import type { MailAttachment, MailMessage } from '#use-cases/message-ports.ts';
import type { Deps } from '#use-cases/ports.ts';
import { englishProduct } from '#use-cases/shop/english-shop.ts';
import type { Settings, ShopSnapshot, ShopTexts } from '#use-cases/shop/shop-store.ts';
import { writeLetter } from './write-letter.ts';

/** What a mail needs of a branch. */
export type MessageBranch = Pick<
  Branch,
  'id' | 'name' | 'street' | 'zipCode' | 'city' | 'country' | 'phone' | 'timeZone'
>;

/** What a mail about an order is written from. */
export interface OrderMessage extends Pick<OrderLetter, 'firstName' | 'customer' | 'destination'> {
  order: PublicOrder;
  branch: MessageBranch;
  snapshot: Pick<ShopSnapshot, 'shop' | 'english'>;
  settings: Settings;
  /** Of the guest; what goes to the branch is German. */
  language: Language;
  extras?: Pick<OrderLetter, 'opening' | 'cancelReason' | 'refund'>;
}

type Written = Pick<MailMessage, 'subject' | 'text' | 'html'> & { attachments: MailAttachment[] };

/** A mail about an order in the shop's look, with what goes with it: the appointment as a calendar file. */
export async function orderMessage(
  deps: Deps,
  mail: OrderMailName,
  { order, branch, snapshot, settings, language, extras = {}, ...person }: OrderMessage,
): Promise<Written> {
  const { shop, english } = snapshot;
  const isForBranch = isBranchMail(mail);
  const isEnglish = !isForBranch && language === 'en';
  // The English pages may have been switched off since; those in German are always there.
  const pages = isEnglish && shop.config.enablePluginEnglish ? 'en' : 'de';
  const status = `${deps.publicUrl}${addressIn(pages, `/status/${order.uid}/${order.hash}`)}`;
  const shown = isEnglish ? inEnglish(order, shop, english) : order;
  const opening = isForBranch ? '' : (settings.mailOpenings?.[mail]?.[language] ?? '');
  const letter = (isEnglish ? englishOrderMail : orderMail)(mail, {
    opening,
    ...extras,
    ...person,
    order: shown,
    branch,
    config: shop.config,
    url: isForBranch ? `${deps.publicUrl}/backend#/orders/${order.id}` : status,
  });
  const written = await writeLetter(deps, shop.config, letter);
  const calendar = calendarOf(mail, shown, { branch, url: status, now: deps.clock.now(), isEnglish });
  return { ...written, attachments: [...written.attachments, ...calendar] };
}

/** Where the guest has agreed to a time; a cancellation takes it out again. Not for a promise, which moves. */
function calendarOf(
  mail: OrderMailName,
  order: PublicOrder,
  { isEnglish, ...where }: { branch: MessageBranch; url: string; now: Date; isEnglish: boolean },
): MailAttachment[] {
  const at = order.appointment;
  const isCancelled = mail === 'canceled';
  if (at === null || isPromise(order) || !(mail === 'confirmed' || (isCancelled && order.isConfirmed)))
    return [];
  const write = isEnglish ? englishOrderCalendar : orderCalendar;
  const { name, file } = write(order, { ...where, at, isCancelled });
  return [
    { name, mimeType: 'text/calendar; charset=utf-8; method=PUBLISH', bytes: new TextEncoder().encode(file) },
  ];
}

/** The order with the English names of what it holds. */
function inEnglish(order: PublicOrder, { products }: Shop, { products: texts }: ShopTexts): PublicOrder {
  if (!texts) return order;
  const translated = products.map((product) => englishProduct(product, texts.get(product.id)));
  return { ...order, items: shownItems(order.items, translated) };
}
