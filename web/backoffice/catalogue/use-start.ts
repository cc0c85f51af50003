import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { startOfHour } from '#domain/setup/start-of-hour.ts';
import { product } from '#entities/product.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { trpc } from '#web/lib/trpc.ts';
import { callsOf, type ListQuery, type RecordRow, type RecordValues } from '../crud/record.ts';
import { erased } from '../crud/screen.ts';
import { useSession } from '../session/session.tsx';

const NEWEST: ListQuery = { page: 1, pageSize: 1, sort: '-createdAt' };

/** A new product has the tax rate of the one made last; the very first has none, so that somebody chooses. */
export function useProductStart(): RecordValues | null {
  const { client } = trpc.useUtils();
  const entity = erased(product);
  const newest = useQuery(entityQueries<RecordRow, ListQuery>(entity, callsOf(client, entity)).list(NEWEST));
  if (newest.isPending) return null;
  return { tax: newest.data?.data[0]?.tax || null };
}

/** A new catalogue holds from now on, in every branch. */
export function useMenuStart(): RecordValues {
  const { branches } = useSession();
  const [availableFrom] = useState(() => startOfHour(serverNow()).toISOString());
  return { availableFrom, branches: branches.map(({ id }) => ({ id })) };
}
