import { useSession } from '../session/session.tsx';
import { valueText } from './statistic-words.ts';
import * as texts from './texts.ts';
import type { ShownStatistic } from './use-statistics.ts';

/**
 * Under a total: how much of it is confirmed, still open, or has no final price, unless all of it is confirmed; and what was
 * sold inside bundles beside it.
 */
export function SplitWords({ of: { name, current } }: { of: ShownStatistic }) {
  const { currency } = useSession();
  const parts = (current?.split ?? []).filter(({ total }) => total > 0);
  const bundled = current?.bundled;
  const words = (label: string, total: number) =>
    texts.partOf({ label, value: valueText(name, total, currency) });
  return (
    <>
      {parts.some(({ key }) => key !== 'confirmed') && (
        <ul aria-label={texts.ofWhich} className="flex flex-wrap gap-x-3 text-muted text-sm leading-snug">
          {parts.map(({ key, label, total }) => (
            <li key={key} className={key === 'confirmed' ? 'font-medium text-ink' : ''}>
              {words(label, total)}
            </li>
          ))}
        </ul>
      )}
      {bundled && bundled.total > 0 && (
        <p className="text-muted text-sm leading-snug">{words(bundled.label, bundled.total)}</p>
      )}
    </>
  );
}
