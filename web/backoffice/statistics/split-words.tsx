import { useSession } from '../session/session.tsx';
import { valueText } from './statistic-words.ts';
import * as texts from './texts.ts';
import type { ShownStatistic } from './use-statistics.ts';

/** Under a total: how much of it is confirmed, still open, or has no final price; nothing if all of it is confirmed. */
export function SplitWords({ of: { name, current } }: { of: ShownStatistic }) {
  const { currency } = useSession();
  const parts = (current?.split ?? []).filter(({ total }) => total > 0);
  if (parts.every(({ key }) => key === 'confirmed')) return null;
  return (
    <ul aria-label={texts.ofWhich} className="flex flex-wrap gap-x-3 text-muted text-sm leading-snug">
      {parts.map(({ key, label, total }) => (
        <li key={key} className={key === 'confirmed' ? 'font-medium text-ink' : ''}>
          {texts.partOf({ label, value: valueText(name, total, currency) })}
        </li>
      ))}
    </ul>
  );
}
