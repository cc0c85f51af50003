import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { useSession } from '#web/backoffice/session/session.tsx';

/** Formats currency units in the currency of the shop. */
export function useMoney(): (value: number) => string {
  const { currency } = useSession();
  return (value) => formatMoney(fromDecimal(value), currency);
}
