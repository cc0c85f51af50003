import { type Cents, cents, fromDecimal, toDecimal } from '#domain/money/money.ts';
import { csvDocument } from '#domain/text/csv.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { nameOf } from '#text/name-of.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { MOVEMENT_NAMES } from '#text/payments/cash-texts.ts';
import type { Client } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

/** The day's list as the server sends it, amounts in currency units. */
export type SentReport = Awaited<ReturnType<Client['cashReport']['read']['query']>>;
export type SentMovement = SentReport['movements'][number];

export function methodName(method: string): string {
  return nameOf(PAYMENT_METHOD_NAMES, method);
}

/** What it does to the money: taken counts up, given back down, and what was refused or a mistake not at all. */
export function signedAmount({ kind, amount }: Pick<SentMovement, 'kind' | 'amount'>): Cents {
  const value = fromDecimal(amount);
  return kind === 'payment' || kind === 'voided' ? value : cents(-value || 0);
}

export function isCounted({ kind, isFailed }: Pick<SentMovement, 'kind' | 'isFailed'>): boolean {
  return kind !== 'voided' && !isFailed;
}

/** The list as a table for spreadsheet programs: what moved, then what is open. Times in the zone of the branch. */
export function cashCsv(report: SentReport, timeZone: string): string {
  const head = [
    texts.COLUMNS.time,
    texts.COLUMNS.order,
    texts.COLUMNS.kind,
    texts.COLUMNS.method,
    texts.COLUMNS.amount,
    texts.COLUMNS.code,
  ];
  const rows = report.movements.map((movement) => [
    `${report.day} ${formatTime(new Date(movement.at), timeZone)}`,
    movement.ticketNumber,
    MOVEMENT_NAMES[movement.kind],
    methodName(movement.method),
    // What moved nothing must not be summed up.
    isCounted(movement) ? toDecimal(signedAmount(movement)) : 0,
    movement.code,
    [movement.reason ?? '', movement.isFailed ? texts.failedRefund : ''].filter(Boolean).join(', '),
    movement.actor,
  ]);
  const open = report.open.flatMap(({ ticketNumber, name, due, surplus }) => [
    ...(due > 0 ? [['', ticketNumber, texts.due, '', due, '', name, '']] : []),
    ...(surplus > 0 ? [['', ticketNumber, texts.surplus, '', surplus, '', name, '']] : []),
  ]);
  return csvDocument([[...head, texts.COLUMNS.reason, texts.COLUMNS.actor], ...rows, ...open]);
}
