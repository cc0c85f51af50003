// Before a price
export const approximately = 'ca. ';
export const atLeast = 'ab ';
/** Before a unit, after its price. */
export const per = 'pro';
