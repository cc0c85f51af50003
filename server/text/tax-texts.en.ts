export const valueAddedTax = 'Value added tax';
