import { useState } from 'react';
import { startOfHour } from '#domain/setup/start-of-hour.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { RecordValues } from '../crud/record.ts';
import { useSession } from '../session/session.tsx';

/** A new catalogue holds from now on, in every branch. */
export function useMenuStart(): RecordValues {
  const { branches } = useSession();
  const [availableFrom] = useState(() => startOfHour(serverNow()).toISOString());
  return { availableFrom, branches: branches.map(({ id }) => ({ id })) };
}
