export const valueAddedTax = 'Mehrwertsteuer';
