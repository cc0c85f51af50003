import type { RecordRow } from '../crud/record.ts';
import { useOptions } from '../crud/use-options.ts';
import { useListedIn } from './listed-in.ts';

/** The categories that a product is listed in; '–' for one that no catalogue has. */
export function CategoryCell({ row }: { row: RecordRow }) {
  const { names } = useOptions('category');
  const places = [...(useListedIn().get(row.id) ?? [])];
  return <>{places.flatMap((id) => names.get(id) ?? []).join(', ') || '–'}</>;
}
