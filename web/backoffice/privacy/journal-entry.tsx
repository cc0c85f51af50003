import { formatDateTime } from '#text/calendar/calendar.ts';
import { TableHead, TableRegion } from '../layout/table-region.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

interface Entry {
  id: string;
  at: string;
  actionName: string;
  title: string;
  actor: string;
  client: string;
  branch: number | null;
  lines: readonly { label: string; before: string; after: string }[];
  seal: { place: string; hash: string } | null;
}

const CELL = 'px-3 py-2 align-top text-sm';

/** One entry: what, who, on what, when, and on demand what was before and after. */
export function JournalEntryCard({ entry }: { entry: Entry }) {
  const { zoneOf, branchOf } = useSession();
  const { at, actionName, title, actor, client, branch, lines, seal } = entry;
  const place = branch === null ? '' : (branchOf(branch)?.name ?? '');
  const facts = [
    formatDateTime(new Date(at), zoneOf(branch ?? 0)),
    client ? texts.on({ actor, client }) : actor,
    place,
    seal ? texts.sealed({ place: seal.place }) : texts.unsealed,
  ];
  return (
    <li className="rounded-theme border border-line bg-card px-4 py-3">
      <p className="break-words">
        <span className="font-semibold">{actionName}</span>
        {` · ${title}`}
      </p>
      <p className="break-words text-muted text-sm" title={seal?.hash}>
        {facts.filter(Boolean).join(' · ')}
      </p>
      {lines.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sm underline underline-offset-4">
            {texts.changes}
          </summary>
          <TableRegion label={`${texts.changes}: ${title}`}>
            <table className="w-full text-left">
              <TableHead>
                {[texts.field, texts.before, texts.after].map((head) => (
                  <th key={head} scope="col" className={CELL}>
                    {head}
                  </th>
                ))}
              </TableHead>
              <tbody>
                {lines.map(({ label, before, after }) => (
                  <tr key={label} className="border-line border-b last:border-b-0">
                    <th scope="row" className={`${CELL} font-normal text-muted`}>
                      {label}
                    </th>
                    <td className={`${CELL} min-w-32 [overflow-wrap:anywhere]`}>{before}</td>
                    <td className={`${CELL} min-w-32 [overflow-wrap:anywhere]`}>{after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableRegion>
        </details>
      )}
    </li>
  );
}
