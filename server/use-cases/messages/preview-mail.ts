import {
  isBranchMail,
  isGuestMail,
  type MailName,
  type OrderMailName,
  type OtherMailName,
} from '#domain/messages/mail-names.ts';
import { cents } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import type { Language } from '#domain/text/language.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { HOUR } from '#domain/time/zoned-time.ts';
import type { MailPreview, PreviewMail } from '#inputs/mail.ts';
import { accessMail } from '#text/mails/access-mail.ts';
import { deviceMail } from '#text/mails/device-mail.ts';
import {
  englishSampleCustomer,
  englishSampleOrder,
  englishSampleReason,
  englishUsualOpening,
} from '#text/mails/english-mails.en.ts';
import { formMail } from '#text/mails/form-mail.ts';
import type { Letter } from '#text/mails/letter.ts';
import { invitationMail, loginLinkMail } from '#text/mails/login-link-mail.ts';
import { type OrderLetter, usualOpening } from '#text/mails/order-mail.ts';
import {
  sampleCustomer,
  sampleDevices,
  sampleForm,
  sampleOrder,
  sampleReason,
} from '#text/mails/sample-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ShopSnapshot } from '#use-cases/shop/shop-store.ts';
import { type MessageBranch, orderMessage } from './order-message.ts';
import { asPage, writeLetter } from './write-letter.ts';

/** A mail of this shop as its reader would get it, with an invented guest: subject, both forms, names of the files with it. */
export async function previewMail(deps: Deps, input: PreviewMail): Promise<MailPreview> {
  const { mail } = input;
  const snapshot = await deps.db.shop.snapshot();
  const branch = sampleBranch(snapshot);
  const { written, usual } = isOrderMail(mail)
    ? await orderPreview(deps, { ...input, mail }, { snapshot, branch })
    : {
        written: await writeLetter(deps, snapshot.shop.config, otherLetter(deps, mail, snapshot, branch)),
        usual: '',
      };
  const files = written.attachments.filter(({ contentId }) => contentId === undefined);
  return {
    subject: written.subject,
    html: asPage(written),
    text: written.text,
    usualOpening: usual,
    attachments: files.map(({ name }) => name),
  };
}

async function orderPreview(
  deps: Deps,
  { mail, language, opening, about }: PreviewMail & { mail: OrderMailName },
  { snapshot, branch }: { snapshot: ShopSnapshot; branch: MessageBranch },
) {
  const isGuest = isGuestMail(mail);
  const read = isGuest ? language : 'de';
  const words = WORDS[read];
  const { config, products } = snapshot.shop;
  const order: PublicOrder = words.order(mail, {
    branch,
    config,
    products: products.filter(isPresentable).slice(0, 2),
    isQuotation: about === 'quotation',
    now: deps.clock.now(),
  });
  const written = await orderMessage(deps, mail, {
    order,
    ...words.customer(branch, order.isDelivery),
    branch,
    snapshot,
    settings: await deps.db.shop.settings(),
    language: read,
    extras: {
      ...(opening === undefined ? {} : { opening }),
      cancelReason: words.reason,
      ...(mail === 'refunded' ? { refund: refundOf(order) } : {}),
    },
  });
  return { written, usual: isGuest ? words.usualOpening(mail, order) : '' };
}

const WORDS = {
  de: { order: sampleOrder, customer: sampleCustomer, reason: sampleReason, usualOpening },
  en: {
    order: englishSampleOrder,
    customer: englishSampleCustomer,
    reason: englishSampleReason,
    usualOpening: englishUsualOpening,
  },
} satisfies Record<Language, object>;

function otherLetter(
  deps: Deps,
  mail: OtherMailName,
  { shop: { config } }: ShopSnapshot,
  branch: MessageBranch,
): Letter {
  const login = `${deps.publicUrl}/backend/login`;
  switch (mail) {
    case 'device-offline': {
      const since = new Date(deps.clock.now().getTime() - HOUR / 2).toISOString();
      return deviceMail({
        branch,
        since,
        devices: sampleDevices(since),
        url: `${deps.publicUrl}/backend#/devices`,
      });
    }
    case 'form':
      return formMail(sampleForm, { shopName: config.shopName, linked: [] });
    case 'login-link':
      return loginLinkMail(login);
    case 'invitation':
      return invitationMail(login);
    case 'access-changed':
      return accessMail('on', `${deps.publicUrl}/backend#/account`);
  }
}

/** Half of it, so that the preview shows what remains. */
function refundOf({ totalGross }: PublicOrder): NonNullable<OrderLetter['refund']> {
  const total = totalGross ?? cents(0);
  const amount = cents(Math.round(total / 2));
  return { amount, rest: cents(total - amount) };
}

/** The shop's own first branch; one with the shop's name where it has none yet. */
function sampleBranch({ shop: { branches, config } }: ShopSnapshot): MessageBranch {
  const place = { street: '', zipCode: '', city: '', phone: '' };
  return (
    branches.find(({ isEnabled, isPublic }) => isEnabled && isPublic) ??
    branches[0] ?? { id: 1, name: config.shopName, ...place, timeZone: DEFAULT_ZONE, country: 'AT' }
  );
}

function isPresentable(product: ShopSnapshot['shop']['products'][number]): boolean {
  const { type, pricing, unit, isPriceHidden, isEnabled, isPublic, price } = product;
  return (
    type === 'simple' &&
    pricing === 'fixed' &&
    unit === 'amount' &&
    !isPriceHidden &&
    isEnabled &&
    isPublic &&
    price > 0
  );
}

function isOrderMail(mail: MailName): mail is OrderMailName {
  return isGuestMail(mail) || isBranchMail(mail);
}
