import { type Cents, columnMoney, formatMoney, ZERO } from '#domain/money/money.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatMediumDay } from '#text/calendar/days.ts';
import { nameOf } from '#text/name-of.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import * as cash from '#text/payments/cash-texts.ts';
import { columns, cut, type Line, rule, text } from '../paper.ts';
import type { ReportSlip } from '../wire-report.ts';
import { dateLabel } from './labels.ts';
import * as texts from './slip-texts.ts';

type Report = ReportSlip['report'];
type Movement = Report['movements'][number];

/** The day's list of a branch in money (R318). */
export function cashSlip(
  { shopName, branchName, timeZone, askedBy, report }: ReportSlip,
  { printedAt }: { printedAt: Date },
): Line[] {
  const center = { align: 'center' } as const;
  const counter = report.methods.filter(({ isOnline }) => !isOnline);
  const online = report.methods.filter(({ isOnline }) => isOnline);
  return [
    text(shopName, { ...center, bold: true }),
    ...(branchName === shopName ? [] : [text(branchName, center)]),
    text(cash.cashReport, { ...center, size: 'large', bold: true }),
    text(formatMediumDay(report.day), { ...center, size: 'tall', bold: true }),
    rule('='),
    ...(report.methods.length === 0 ? [text(cash.nothingMoved)] : []),
    ...part(cash.atCounter, counter, report.counter, report),
    ...part(cash.online, online, report.online, report),
    ...openAmounts(report),
    ...(report.movements.length === 0 ? [] : [rule('=')]),
    ...report.movements.flatMap((movement) => movementLines(movement, timeZone)),
    rule(),
    text(texts.askedBy({ name: askedBy })),
    text(texts.printed({ moment: dateLabel(printedAt, timeZone) })),
    text(cash.noRegister, center),
    cut(),
  ];
}

function part(
  title: string,
  methods: Report['methods'],
  sum: Report['counter'],
  { currency }: Report,
): Line[] {
  if (methods.length === 0) return [];
  return [
    text(title, { bold: true }),
    ...methods.flatMap(({ method, count, taken, returned, rest, tips }) => [
      columns(texts.counted({ method: methodName(method), count }), columnMoney(taken)),
      ...(returned === ZERO
        ? []
        : [inner(cash.returned, columnMoney(minus(returned))), inner(cash.rest, columnMoney(rest))]),
      ...(tips === ZERO ? [] : [inner(cash.tips, columnMoney(tips))]),
    ]),
    columns(texts.sumOf({ title }), formatMoney(sum.rest, currency), { bold: true, size: 'tall' }),
    rule(),
  ];
}

function openAmounts({ open, due, surplus, currency }: Report): Line[] {
  const list = (name: 'due' | 'surplus', title: string, sum: Cents): Line[] => {
    const owing = open.filter((order) => order[name] > 0);
    if (owing.length === 0) return [];
    return [
      columns(title, formatMoney(sum, currency), { bold: true }),
      ...owing.map((order) => inner(numbered(order, order.name), columnMoney(order[name]))),
    ];
  };
  return [...list('due', cash.due, due), ...list('surplus', cash.surplus, surplus)];
}

function movementLines(movement: Movement, timeZone: string): Line[] {
  const { kind, at, amount, code, reason, isFailed } = movement;
  const isVoid = kind === 'voided' || isFailed;
  const what =
    kind === 'payment'
      ? methodName(movement.method)
      : `${cash.MOVEMENT_NAMES[kind]} ${methodName(movement.method)}`;
  const signed = kind === 'payment' || kind === 'voided' ? amount : minus(amount);
  return [
    columns(
      `${formatTime(new Date(at), timeZone)} ${numbered(movement, what)}`,
      isVoid ? `(${columnMoney(signed)})` : columnMoney(signed),
      { hanging: 6 },
    ),
    ...[code === null ? '' : texts.code({ code }), reason ?? '', isFailed ? cash.refundFailed : '']
      .filter((note) => note !== '')
      .map((note) => text(note, { indent: 6, hanging: 2 })),
  ];
}

function inner(left: string, right: string): Line {
  return columns(left, right, { indent: 2, hanging: 2 });
}

function numbered({ ticketNumber }: { ticketNumber: number }, name: string): string {
  return name === '' ? `#${ticketNumber}` : `#${ticketNumber} ${name}`;
}

function methodName(method: string): string {
  return nameOf(PAYMENT_METHOD_NAMES, method);
}

function minus(amount: Cents): Cents {
  return (-amount || 0) as Cents;
}
