import { Link } from 'react-router-dom';
import type { RETENTION_COUNTRIES, Stage } from '#domain/privacy/retention.ts';
import { formatDate } from '#text/calendar/calendar.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { TableHead, TableRegion } from '../layout/table-region.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

export interface Preview {
  orders: readonly {
    country: (typeof RETENTION_COUNTRIES)[number];
    stage: Stage;
    before: string;
    due: number;
    waiting: number;
    oldest: string | null;
  }[];
  sample: readonly { id: number; uid: string; branch: string; createdAt: string }[];
  forms: number;
  formsBefore: string;
}

const CELL = 'px-4 py-3';

/** What goes next: how much of what, from before when, and the oldest orders of them. */
export function PreviewTable({ title, preview }: { title: string; preview: Preview }) {
  const { zoneOf, branches } = useSession();
  const zone = zoneOf(branches[0]?.id ?? 0);
  const day = (at: string | null) => (at === null ? '' : formatDate(new Date(at), zone));
  const { orders, sample, forms, formsBefore } = preview;
  return (
    <div role="status" className="flex flex-col gap-3">
      <h3 className="font-display text-xl">{title}</h3>
      {orders.length === 0 && forms === 0 && <p className="text-muted">{texts.nothingDue}</p>}
      {orders.length > 0 && (
        <TableRegion label={title}>
          <table className="w-full text-left">
            <TableHead>
              {[texts.country, texts.what, texts.until, texts.due, texts.oldest, texts.waiting].map(
                (head) => (
                  <th key={head} scope="col" className={CELL}>
                    {head}
                  </th>
                ),
              )}
            </TableHead>
            <tbody>
              {orders.map(({ country, stage, before, due, oldest, waiting }) => (
                <tr key={`${country} ${stage}`} className="border-line border-b last:border-b-0">
                  <td className={CELL}>{COUNTRY_NAMES[country]}</td>
                  <th scope="row" className={`${CELL} font-normal`}>
                    {texts.stages[stage]}
                  </th>
                  <td className={`${CELL} whitespace-nowrap`}>{day(before)}</td>
                  <td className={`${CELL} font-semibold tabular-nums`}>{due}</td>
                  <td className={`${CELL} whitespace-nowrap`}>{day(oldest)}</td>
                  <td className={`${CELL} tabular-nums`}>{waiting}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      {forms > 0 && <p>{texts.formsDue({ count: forms, day: day(formsBefore) })}</p>}
      {orders.some(({ waiting }) => waiting > 0) && <p className="text-muted text-sm">{texts.waitingNote}</p>}
      {sample.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {texts.sample({ count: sample.length })}
          </summary>
          <ul className="flex flex-col gap-1 text-sm">
            {sample.map(({ id, uid, branch, createdAt }) => (
              <li key={id}>
                <Link className="underline" to={`/history/${id}`}>
                  {texts.order({ uid })}
                </Link>
                {` · ${branch} · ${day(createdAt)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
