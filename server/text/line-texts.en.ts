export const freeOfCharge = 'free of charge';
