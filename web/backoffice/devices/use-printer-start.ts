import { useSearchParams } from 'react-router-dom';
import { trpc } from '#web/lib/trpc.ts';
import type { RecordValues } from '../crud/record.ts';

const NOTHING: RecordValues = {};

/** A new printer that was begun in the form of a device (`?device=3`) belongs to it. */
export function usePrinterStart(): RecordValues | null {
  const [params] = useSearchParams();
  const id = Number(params.get('device')) || null;
  const { data, isPending } = trpc.devices.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  if (id === null) return NOTHING;
  if (isPending) return null;
  return data ? { device: data.id, branch: data.branch } : NOTHING;
}
