import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { MOVEMENT_NAMES } from '#text/payments/cash-texts.ts';
import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { isCounted, methodName, type SentReport, signedAmount } from './cash-report.ts';
import * as texts from './texts.ts';

const CELL = 'px-3 py-2 print:px-1.5 print:py-0.5';
const NUMBER = `${CELL} whitespace-nowrap text-right tabular-nums`;

/** The sums of each way of paying: at the counter, and online. */
export function MethodTable({ report }: { report: SentReport }) {
  const money = (value: number) => formatMoney(fromDecimal(value), report.currency);
  const groups = [
    { title: texts.counterSum, sum: report.counter, isOnline: false },
    { title: texts.onlineSum, sum: report.online, isOnline: true },
  ].flatMap((group) => {
    const rows = report.methods.filter(({ isOnline }) => isOnline === group.isOnline);
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
  return (
    <CashTable
      title={texts.byMethod}
      columns={[
        [texts.COLUMNS.method, CELL],
        ...[
          texts.COLUMNS.count,
          texts.COLUMNS.taken,
          texts.COLUMNS.returned,
          texts.COLUMNS.rest,
          texts.COLUMNS.tips,
        ].map((name) => [name, NUMBER] as const),
      ]}
    >
      {groups.map(({ title, rows, sum }) => (
        <tbody key={title}>
          {rows.map(({ method, count, taken, returned, rest, tips }) => (
            <tr key={method} className="border-line border-t">
              <th scope="row" className={`${CELL} font-medium`}>
                {methodName(method)}
              </th>
              <td className={NUMBER}>{count}</td>
              {[taken, returned, rest, tips].map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row
                <td key={index} className={NUMBER}>
                  {money(value)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-line-strong border-t-2 bg-paper font-semibold">
            <th scope="row" className={`${CELL} font-semibold`}>
              {texts.sum({ title })}
            </th>
            <td className={NUMBER}>{rows.reduce((all, { count }) => all + count, 0)}</td>
            <td className={NUMBER}>{money(sum.taken)}</td>
            <td className={NUMBER}>{money(sum.returned)}</td>
            <td className={NUMBER}>{money(sum.rest)}</td>
            <td className={NUMBER}>{money(sum.tips)}</td>
          </tr>
        </tbody>
      ))}
    </CashTable>
  );
}

/** Everything that moved, by time; what was a mistake is struck through. */
export function MovementTable({ report, timeZone }: { report: SentReport; timeZone: string }) {
  return (
    <CashTable
      title={texts.movements}
      columns={[
        ...[texts.COLUMNS.time, texts.COLUMNS.order, texts.COLUMNS.kind, texts.COLUMNS.method].map(
          (name) => [name, CELL] as const,
        ),
        [texts.COLUMNS.amount, NUMBER],
        ...[texts.COLUMNS.reason, texts.COLUMNS.actor].map((name) => [name, CELL] as const),
      ]}
    >
      <tbody>
        {report.movements.map((movement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of an order there may be two at the same moment
          <tr key={index} className={`border-line border-t ${isCounted(movement) ? '' : 'text-muted'}`}>
            <td className={`${CELL} tabular-nums`}>{formatTime(new Date(movement.at), timeZone)}</td>
            <td className={CELL}>
              <OrderLink order={movement.order} number={movement.ticketNumber} />
            </td>
            <td className={CELL}>{MOVEMENT_NAMES[movement.kind]}</td>
            <td className={CELL}>{methodName(movement.method)}</td>
            <td className={`${NUMBER} ${isCounted(movement) ? '' : 'line-through'}`}>
              {formatMoney(signedAmount(movement), report.currency)}
            </td>
            <td className={`${CELL} min-w-32 break-words`}>
              {[movement.code ?? '', movement.reason ?? '', movement.isFailed ? texts.failedRefund : '']
                .filter((note) => note !== '')
                .join(', ')}
            </td>
            <td className={`${CELL} wrap-anywhere min-w-24`}>{movement.actor}</td>
          </tr>
        ))}
      </tbody>
    </CashTable>
  );
}

/** What orders of the day still have to pay or to get. */
export function OpenTable({ report }: { report: SentReport }) {
  const money = (value: number) => (value === 0 ? '' : formatMoney(fromDecimal(value), report.currency));
  return (
    <CashTable
      title={texts.open}
      columns={[
        [texts.COLUMNS.order, CELL],
        [texts.COLUMNS.guest, CELL],
        [texts.COLUMNS.due, NUMBER],
        [texts.COLUMNS.surplus, NUMBER],
      ]}
    >
      <tbody>
        {report.open.map(({ order, ticketNumber, name, due, surplus }) => (
          <tr key={order} className="border-line border-t">
            <td className={CELL}>
              <OrderLink order={order} number={ticketNumber} />
            </td>
            <td className={`${CELL} min-w-32 break-words`}>{name}</td>
            <td className={NUMBER}>{money(due)}</td>
            <td className={NUMBER}>{money(surplus)}</td>
          </tr>
        ))}
      </tbody>
    </CashTable>
  );
}

function OrderLink({ order, number }: { order: number; number: number }) {
  return (
    <Link to={`/history/${order}`} className="font-semibold underline underline-offset-4 print:no-underline">
      {texts.orderNumber({ number })}
    </Link>
  );
}

interface CashTableProps {
  title: string;
  columns: readonly (readonly [name: string, className: string])[];
  children: ReactNode;
}

function CashTable({ title, columns, children }: CashTableProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 print:break-inside-avoid-page">
      <h3 className="font-display text-lg print:text-base">{title}</h3>
      <TableRegion label={title} className="print:overflow-visible print:text-xs">
        <table className="w-full text-left">
          <TableHead>
            {columns.map(([name, className]) => (
              <th key={name} scope="col" className={`${className} font-medium`}>
                {name}
              </th>
            ))}
          </TableHead>
          {children}
        </table>
      </TableRegion>
    </div>
  );
}
