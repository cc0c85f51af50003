import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import type { PlannedChange } from './bulk-plan.ts';
import * as texts from './texts.ts';

/** More rows help nobody, and slow the dialog down. */
const SHOWN = 200;

/** Before and after for every product that changes. */
export function BulkPreview({ plan, isWished }: { plan: readonly PlannedChange[]; isWished: boolean }) {
  if (plan.length === 0)
    return (
      <p className="rounded-theme border-2 border-line border-dashed px-4 py-8 text-center text-muted">
        {isWished ? texts.nothingChanges : texts.previewHint}
      </p>
    );
  return (
    <TableRegion label={texts.previewLabel}>
      <table className="w-full text-left">
        <TableHead>
          {[texts.product, texts.field, texts.before, texts.after].map((head) => (
            <th key={head} scope="col" className="px-4 py-2 font-semibold">
              {head}
            </th>
          ))}
        </TableHead>
        {plan.slice(0, SHOWN).map(({ product, differences }) => (
          <tbody key={product.id} className="border-line border-b last:border-0">
            {differences.map(({ label, before, after }, index) => (
              <tr key={label}>
                {index === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={differences.length}
                    className="px-4 py-2 align-top font-medium"
                  >
                    {product.name}
                  </th>
                )}
                <td className="px-4 py-2">{label}</td>
                <td className="whitespace-nowrap px-4 py-2 text-muted tabular-nums">{before}</td>
                <td className="whitespace-nowrap px-4 py-2 font-semibold tabular-nums">{after}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {plan.length > SHOWN && (
        <p className="px-4 py-3 text-muted text-sm">{texts.moreProducts({ count: plan.length - SHOWN })}</p>
      )}
    </TableRegion>
  );
}
