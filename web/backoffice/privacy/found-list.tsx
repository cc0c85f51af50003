import type { WaitReason } from '#domain/privacy/forgetting.ts';
import { formatDateTime, formatDay } from '#text/calendar/calendar.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

export interface Found {
  orders: readonly {
    id: number;
    uid: string;
    createdAt: string;
    branch: string;
    name: string;
    email: string;
    phone: string;
    waits: WaitReason | null;
    invoices: readonly { number: string; freeFrom: string; source: string }[];
  }[];
  forms: readonly { id: number; name: string; email: string; subject: string }[];
}

interface FoundListProps {
  found: Found;
  /** What is not chosen: 'order 5', 'form 3'. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** What was found of a guest, to be looked at: one may have typed somebody else's number. */
export function FoundList({ found, left, onLeft }: FoundListProps) {
  const { zoneOf, branches } = useSession();
  const zone = zoneOf(branches[0]?.id ?? 0);
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    onLeft(next);
  };
  const rows = [
    ...found.orders.map((order) => ({
      key: `order ${order.id}`,
      title: texts.order({ uid: order.uid }),
      facts: [
        formatDateTime(new Date(order.createdAt), zone),
        order.branch,
        order.name,
        order.email,
        order.phone,
      ],
      notes: [
        ...(order.waits ? [texts.waits[order.waits]] : []),
        ...order.invoices.map(({ number, freeFrom, source }) =>
          texts.invoiceKept({ number, day: formatDay(freeFrom), source }),
        ),
      ],
    })),
    ...found.forms.map(({ id, name, email, subject }) => ({
      key: `form ${id}`,
      title: texts.form({ id }),
      facts: [subject, name, email],
      notes: [],
    })),
  ];
  return (
    <ul className="flex flex-col gap-2">
      {rows.map(({ key, title, facts, notes }) => (
        <li key={key} className="rounded-theme border border-line bg-card px-4 py-2">
          <CheckboxField
            checked={!left.has(key)}
            onChange={() => toggle(key)}
            aria-label={texts.choose({ title })}
            label={
              <span className="flex min-w-0 flex-col">
                <span className="font-semibold">{title}</span>
                <span className="break-words text-muted text-sm">{facts.filter(Boolean).join(' · ')}</span>
                {notes.map((note) => (
                  <span key={note} className="text-sm">
                    {note}
                  </span>
                ))}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
