/** After the number of pieces. */
export const times = 'x';
/** Before a unit, and before the contents of each of several bundles. */
export const each = 'each';
