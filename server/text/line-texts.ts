export const freeOfCharge = 'kostenlos';
