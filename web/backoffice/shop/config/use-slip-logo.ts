import { useMemo } from 'react';
import type { OrderSlip } from '#printers/print-job.ts';
import { trpc } from '#web/lib/trpc.ts';

/** The logo of the form as the printer will print it; null without one, and until the server has drawn it. */
export function useSlipLogo(picture: unknown): NonNullable<OrderSlip['logo']> | null {
  const id =
    picture !== null && typeof picture === 'object' && 'id' in picture && typeof picture.id === 'number'
      ? picture.id
      : null;
  const { data } = trpc.images.slipLogo.useQuery(
    { id: id ?? 0 },
    { enabled: id !== null, staleTime: 60_000 },
  );
  const logo = id === null ? null : (data ?? null);
  return useMemo(
    () => logo && { ...logo, bits: Uint8Array.from(atob(logo.bits), (character) => character.charCodeAt(0)) },
    [logo],
  );
}
