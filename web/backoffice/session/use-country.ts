import { type Country, DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { useSession } from './session.tsx';

/** The country whose law and tax rates count for the shop: that of its first branch. */
export function useCountry(): Country {
  const { branches } = useSession();
  return branches[0]?.country ?? DEFAULT_COUNTRY;
}
