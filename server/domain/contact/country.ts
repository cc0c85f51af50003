export type Country = 'AT' | 'DE' | 'CH' | 'LI';

/** The countries offered, in the order of the form (R71). */
export const COUNTRIES: readonly Country[] = ['DE', 'LI', 'AT', 'CH'];
export const DEFAULT_COUNTRY: Country = 'AT';
