import { placeLine } from '#domain/contact/address.ts';
import { type GuestMailName, isBranchMail, type OrderMailName } from '#domain/messages/mail-names.ts';
import { filledOpening } from '#domain/messages/mail-opening.ts';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { isCalledOff, isTerminal } from '#domain/order/order-state.ts';
import { isPromise } from '#domain/order/promise.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Config } from '#domain/shop/shop.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { type Block, type Letter, oneLine } from './letter.ts';
import * as texts from './mail-texts.ts';
import * as openings from './opening-texts.ts';
import { moment, orderBlocks } from './order-blocks.ts';
import * as words from './order-mail-texts.ts';

/** What a mail about an order says besides the order itself. */
export interface OrderLetter {
  order: PublicOrder;
  firstName: string;
  /** The customer and how to reach them; for the branch only. */
  customer: readonly string[];
  /** Where it is delivered to, with the way inside the building; empty = nowhere. */
  destination: readonly string[];
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'phone' | 'timeZone'>;
  config: Pick<Config, 'shopName' | 'businessName'>;
  /** The customer's status page, or the order in the backend for the branch. */
  url: string;
  /** The owner's own opening (R280); empty = the usual one. */
  opening?: string;
  /** Why the shop canceled the order. */
  cancelReason?: string | null;
  /** What was paid back, and what the guest has paid after that; null = nobody can say. */
  refund?: { amount: Cents; rest: Cents | null };
}

/** A mail about an order, in the language of this copy of the code. Times in the zone of the branch. */
export function orderMail(name: OrderMailName, letter: OrderLetter): Letter {
  const { order, branch, url } = letter;
  const title = titleOf(name, order);
  const kind = kindOf(order);
  const isForBranch = isBranchMail(name);
  const { text, more } = isForBranch ? forBranch(name, letter) : forGuest(name, letter);
  const heading = isForBranch ? words.order(kind) : words.yourOrder(kind);
  return {
    language: LANGUAGE,
    subject: oneLine(
      words.subject({ title, number: order.ticketNumber ?? order.uid, shop: letter.config.shopName }),
    ),
    title,
    preview: oneLine(text),
    blocks: [
      ...(isForBranch ? [] : [textBlock(greeting(letter))]),
      textBlock(text),
      ...more,
      { kind: 'link', text: linkText(name, order), href: url },
      ...orderBlocks(order, branch.timeZone, {
        title: heading,
        // Mails about an end and about a refund have said it already.
        tellsPayments: name !== 'refunded' && !isCalledOff(order.state),
      }),
      ...(isForBranch ? customerBlock(letter) : placeBlock(letter)),
    ],
    sender: isForBranch ? [] : senderLines(letter),
  };
}

/** What a mail to guests begins with where the owner has written nothing else. */
export function usualOpening(
  name: GuestMailName,
  order: Pick<PublicOrder, 'isQuotation' | 'isDelivery' | 'isDineIn'>,
): string {
  const values = { ...kindOf(order), service: serviceOf(order) };
  const found = USUAL[name];
  return typeof found === 'string' ? found : found(values);
}

type Words = string | ((values: ReturnType<typeof kindOf> & { service: string }) => string);

const USUAL: Readonly<Record<GuestMailName, Words>> = {
  received: openings.received,
  confirmed: openings.confirmed,
  'counter-appointment': openings.counterAppointment,
  rejected: openings.rejected,
  canceled: openings.canceled,
  'payment-failed': openings.paymentFailed,
  weighed: openings.weighed,
  ready: openings.ready,
  'on-the-way': openings.onTheWay,
  completed: openings.completed,
  refunded: openings.refunded,
};

const TITLES: Readonly<Record<OrderMailName, Words>> = {
  received: words.received,
  confirmed: words.confirmed,
  'counter-appointment': words.newProposal,
  rejected: words.rejected,
  canceled: words.canceled,
  'payment-failed': words.paymentFailed,
  weighed: words.weighed,
  ready: words.ready,
  'on-the-way': words.onTheWay,
  completed: words.completed,
  refunded: words.refunded,
  'new-order': words.newOrder,
  unanswered: words.unanswered,
  'proposal-accepted': words.proposalAccepted,
  'proposal-declined': words.proposalDeclined,
  'canceled-by-guest': words.guestCanceled,
};

function titleOf(name: OrderMailName, order: PublicOrder): string {
  const found = TITLES[name];
  return typeof found === 'string' ? found : found({ ...kindOf(order), service: serviceOf(order) });
}

function greeting({ firstName }: OrderLetter): string {
  return firstName === '' ? texts.greeting : texts.greetingByName({ firstName });
}

interface Said {
  text: string;
  more: Block[];
}

/** The opening, and what has to be said whatever the owner wrote in its place. */
function forGuest(name: GuestMailName, letter: OrderLetter): Said {
  const { order, branch, config, firstName } = letter;
  // An owner's words are about orders: a request for a quote is answered in its own.
  const own = order.isQuotation ? '' : (letter.opening ?? '');
  const filled = filledOpening(own, {
    firstName,
    number: String(order.ticketNumber ?? order.uid),
    shopName: config.shopName,
    branchName: branch.name,
  });
  return { text: filled || usualOpening(name, order), more: afterOpening(name, letter) };
}

function afterOpening(name: GuestMailName, letter: OrderLetter): Block[] {
  const { order, branch, refund, cancelReason } = letter;
  switch (name) {
    case 'confirmed':
      return confirmedBlocks(letter);
    case 'counter-appointment':
      return [
        ...note(
          words.proposal,
          order.counterAppointment && moment(order.counterAppointment, branch.timeZone),
        ),
        textBlock(order.isQuotation ? words.answerProposalOfInquiry : words.answerProposal),
      ];
    case 'rejected':
      return [...note(words.reason, order.rejectionMessage), ...moneyBack(order)];
    case 'canceled':
      return [...note(words.reason, cancelReason), ...moneyBack(order)];
    case 'payment-failed':
      return [textBlock(words.orderAgain)];
    case 'weighed':
      return [textBlock(finalTotal(order))];
    case 'completed':
      return [textBlock(words.ratingHelps)];
    case 'refunded':
      return refund ? [...refundBlock(refund, order), textBlock(words.refundTakes)] : [];
    case 'received':
    case 'ready':
    case 'on-the-way':
      return [];
  }
}

function confirmedBlocks({ order, branch }: OrderLetter): Block[] {
  const agreed = order.appointment && moment(order.appointment, branch.timeZone);
  if (order.isQuotation)
    return [
      ...(agreed ? [textBlock(words.appointmentIs({ moment: agreed }))] : []),
      textBlock(words.offerFollows),
    ];
  if (!agreed) return [textBlock(words.beingPrepared)];
  return [
    textBlock(
      isPromise(order)
        ? words.promisedFor({ service: serviceOf(order), moment: agreed })
        : words.plannedFor({ moment: agreed }),
    ),
  ];
}

/** What it comes to, now that it is weighed; where prices are agreed in person, only that. */
function finalTotal({ pricing, totalGross, currency }: PublicOrder): string {
  return pricing === 'minimum' || totalGross === null
    ? words.totalLater
    : words.exactTotal({ total: formatMoney(totalGross, currency) });
}

/** Who has paid online reads at once that the money comes back. */
function moneyBack({ isPaid, isRefunded }: PublicOrder): Block[] {
  return isPaid && !isRefunded ? [textBlock(words.refundFollows)] : [];
}

function refundBlock({ amount, rest }: NonNullable<OrderLetter['refund']>, order: PublicOrder): Block[] {
  return [
    {
      kind: 'sums',
      title: words.refunded,
      rows: [
        [words.refundAmount, formatMoney(amount, order.currency)],
        ...(rest === null ? [] : [[words.refundRest, formatMoney(rest, order.currency)] as const]),
      ],
      total: words.refundAmount,
    },
  ];
}

function forBranch(name: Exclude<OrderMailName, GuestMailName>, letter: OrderLetter): Said {
  const { order, branch } = letter;
  const values = { ...kindOf(order), branch: branch.name };
  const agreed = order.appointment ?? order.counterAppointment;
  const texts: Record<typeof name, () => string> = {
    'new-order': () => words.arrived(values),
    unanswered: () => words.isUnanswered({ ...values, since: moment(order.createdAt, branch.timeZone) }),
    'proposal-accepted': () =>
      words.guestHasAccepted({
        ...values,
        moment: agreed ? moment(agreed, branch.timeZone) : words.asSoonAsPossible,
      }),
    'proposal-declined': () => words.guestHasDeclined(values),
    'canceled-by-guest': () => words.guestHasCanceled(values),
  };
  return { text: texts[name](), more: [] };
}

function linkText(name: OrderMailName, order: PublicOrder): string {
  if (isBranchMail(name)) return words.toTheOrder(kindOf(order));
  if (name === 'counter-appointment') return words.answerNow;
  return name === 'completed' ? words.rateNow : words.seeStatus(kindOf(order));
}

function customerBlock({ customer }: OrderLetter): Block[] {
  return customer.length === 0 ? [] : [{ kind: 'lines', title: words.customer, lines: customer }];
}

/** Where the guest gets it: at home with floor and door, or at the branch. */
function placeBlock({ order, destination, branch }: OrderLetter): Block[] {
  // Nobody has to find a place that they need no more.
  if (isTerminal(order.state)) return [];
  if (destination.length > 0) return [{ kind: 'lines', title: words.deliveryAddress, lines: destination }];
  const lines = [branch.name, branch.street, placeLine(branch)].filter((line) => line !== '');
  return serviceOf(order) === 'takeaway' ? [{ kind: 'lines', title: words.collectAt, lines }] : [];
}

function senderLines({ branch, config }: OrderLetter): string[] {
  return [config.businessName, branch.name, branch.street, placeLine(branch), branch.phone].filter(
    (line) => line !== '',
  );
}

function note(title: string, text: string | null | undefined): Block[] {
  return text ? [{ kind: 'note', title, text }] : [];
}

function textBlock(text: string): Block {
  return { kind: 'text', text };
}
