// Before a price
export const approximately = 'approx. ';
export const atLeast = 'from ';
/** Before a unit, after its price. */
export const per = 'per';
