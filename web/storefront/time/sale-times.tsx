import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';
import type { SaleTimes as Times } from './use-sale-times.ts';

/** When a product can be had that is not sold right now; nothing for one that is. */
export function SaleTimes({ sale }: { sale: Times | null }) {
  if (!sale) return null;
  return (
    <NoticeBox tone="warning" title={texts.notNow}>
      {sale.times.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="mt-1 font-medium">{sale.outlook}</p>
    </NoticeBox>
  );
}
