import { placeLine } from '#domain/contact/address.ts';
import { givenLines, leadOf, shownLabel } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import type { FiscalSignature } from '#domain/papers/fiscal.ts';
import { taxSharesOf } from '#domain/papers/tax-share.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Config } from '#domain/shop/shop.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatDateTime } from '../calendar/calendar.ts';
import { formatLongDateTime } from '../calendar/days.ts';
import { chargedText, givenText } from '../line-amounts.ts';
import { nameOf } from '../name-of.ts';
import { PAYMENT_METHOD_NAMES } from '../payment-names.ts';
import { paymentNews } from '../payments/payment-lines.ts';
import { SERVICE_NAMES } from '../service-texts.ts';
import type { Pair, Paper } from './paper.ts';
import { itemRow, lineLabel, paperHead, paperMoney, taxTable } from './paper-rows.ts';
import * as texts from './paper-texts.ts';
import { signatureBlock } from './signature-block.ts';

export interface OrderPaperFacts {
  order: PublicOrder;
  /** The guest with the way to them, for papers that reach nobody else; empty behind the public link (R295). */
  person: { lines: readonly string[]; isDestination: boolean };
  /** How it was paid so far (waysOfPaying). */
  paidWith: readonly string[];
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'country' | 'phone' | 'timeZone'>;
  config: Pick<Config, 'shopName' | 'businessName' | 'vatNumber'>;
  signature: FiscalSignature | null;
}

/** The paper of an order: what was ordered, where and when it comes, what it costs as far as that is known (R7, R295). */
export function orderPaper(facts: OrderPaperFacts): Paper {
  const { order, person, config, signature } = facts;
  const isPriced = order.totalGross !== null;
  const rows = order.items.map((item) => itemRow(item, order.currency));
  return {
    language: LANGUAGE,
    title: titleOf(facts),
    mark: markOf(order),
    letterhead: letterhead(facts),
    recipient:
      person.lines.length === 0 ? [] : [...(person.isDestination ? [texts.deliveryTo] : []), ...person.lines],
    facts: factPairs(facts),
    notes: order.comment.trim() === '' ? [] : [texts.comment({ comment: order.comment.trim() })],
    head: rows.some(({ amount }) => amount !== '')
      ? paperHead()
      : { ...paperHead(), price: '', rate: '', amount: '' },
    rows,
    sums: sums(order),
    taxes:
      order.totalGross === null
        ? []
        : taxTable(taxSharesOf({ taxLines: order.taxLines, totalGross: order.totalGross }), order),
    remarks: [
      ...(isPriced ? [] : [order.isQuotation ? texts.priceInOffer : texts.priceAtHandover]),
      ...(order.pricing === 'approximate' ? [texts.aboutPrices] : []),
      ...(order.isQuotation ? [] : [paymentText(facts)]),
      ...givenLines(order.lines).map((line) =>
        texts.given({
          label: LANGUAGE === 'de' ? leadOf(line) : shownLabel(line),
          value: givenText(line, order.currency),
        }),
      ),
      ...(signature ? [] : [order.isQuotation ? texts.noInvoiceYet : texts.noInvoice]),
    ],
    signature: signatureBlock(signature),
    footer: [config.businessName || config.shopName, `${texts.orderNumber} ${order.uid}`].join(' · '),
    pageText: (page, pages) => texts.pageOf({ page, pages }),
  };
}

/** The name of its file. */
export function orderPaperFile({ uid }: Pick<PublicOrder, 'uid'>): string {
  return texts.orderFile({ number: uid });
}

function titleOf({ order, signature }: OrderPaperFacts): string {
  if (signature) return texts.signedPaper;
  return order.isQuotation ? texts.inquiryPaper : texts.orderPaper;
}

function markOf({ state, isQuotation }: PublicOrder): string | null {
  switch (state) {
    case 'canceled':
      return texts.canceled;
    case 'rejected':
      return texts.rejected;
    case 'failed':
      return texts.unpaid;
    case 'awaiting':
      return isQuotation ? null : texts.awaiting;
    default:
      return null;
  }
}

function letterhead({ config, branch }: OrderPaperFacts): Paper['letterhead'] {
  const { shopName, businessName, vatNumber } = config;
  return {
    name: shopName,
    lines: [
      businessName === shopName ? '' : businessName,
      branch.name === shopName ? '' : branch.name,
      branch.street,
      placeLine(branch),
      branch.phone === '' ? '' : texts.phone({ phone: branch.phone }),
      vatNumber === '' ? '' : texts.vatNumber({ country: branch.country, number: vatNumber }),
    ].filter((line) => line.trim() !== ''),
  };
}

function factPairs({ order, branch }: OrderPaperFacts): Pair[] {
  const zone = branch.timeZone;
  const at = order.appointment ?? order.appointmentDate;
  const number = order.ticketNumber;
  return [
    { label: texts.orderNumber, value: number === null ? order.uid : String(number) },
    ...(number === null ? [] : [{ label: texts.reference, value: order.uid }]),
    {
      label: texts.orderedOn,
      value: texts.moment({ dayAndTime: formatDateTime(new Date(order.createdAt), zone) }),
    },
    { label: texts.service, value: SERVICE_NAMES[serviceOf(order)] },
    ...(order.tableIdentifier ? [{ label: texts.table, value: order.tableIdentifier }] : []),
    ...(at || !isTerminal(order.state) ? [{ label: texts.appointment, value: appointment(at, zone) }] : []),
  ];
}

function appointment(at: string | null, zone: Zone): string {
  return at === null
    ? texts.asSoonAsPossible
    : texts.moment({ dayAndTime: formatLongDateTime(new Date(at), zone) });
}

function sums(order: PublicOrder): Paper['sums'] {
  const { currency, pricing, gross, totalGross } = order;
  const lines = chargedLines(order.lines);
  const charged = lines.map((line) => ({
    label: lineLabel(line),
    value: chargedText(line, currency),
    isStrong: false,
  }));
  if (totalGross === null) return charged;
  const subtotal = lines.length > 0 && gross !== null;
  return [
    ...(subtotal
      ? [{ label: texts.subtotal, value: paperMoney(gross, currency, pricing), isStrong: false }]
      : []),
    ...charged,
    { label: texts.total, value: paperMoney(totalGross, currency, pricing), isStrong: true },
    ...paymentNews(order).map(({ label, amount }) => ({
      ...{ label, value: paperMoney(amount, currency), isStrong: false },
    })),
  ];
}

function paymentText({ order, paidWith }: OrderPaperFacts): string {
  const named = (ways: readonly string[]) => ({
    method: ways.map((way) => nameOf(PAYMENT_METHOD_NAMES, way)).join(', '),
  });
  if (order.isRefunded) return texts.refunded(named(paidWith));
  return order.isPaid ? texts.paidBy(named(paidWith)) : texts.payment(named([order.paymentMethod]));
}
