import * as texts from '#web/backoffice/texts.ts';
import { faultsOf } from '#web/lib/trpc.ts';

/** The reasons why a call failed, by the names of the fields that can show them; everything else goes to 'root'. */
export function placedFaults(failure: unknown, fields: readonly string[]): Readonly<Record<string, string>> {
  const faults = faultsOf(failure);
  if (faults.length === 0) return { root: texts.unreachable };
  const placed = new Map<string, string>();
  for (const { field, message } of faults) {
    const name = field !== undefined && fields.includes(field) ? field : 'root';
    placed.set(name, [placed.get(name) ?? [], message].flat().join(' '));
  }
  return Object.fromEntries(placed);
}
