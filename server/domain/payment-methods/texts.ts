// Atm card
export const atmCard = 'Bankomatkarte';

// Cash
export const cash = 'Barzahlung';

// Datatrans
export const datatrans = 'Onlinezahlung (Karte)';
export const datatransSetting = 'Datatrans';

// Hydro ag voucher
export const voucher = 'Gutschein';
export const hydroAgVoucher = 'Hydro-AG-Gutschein';
export const voucherCode = 'Gutscheincode';

// Mollie
export const mollie = 'Onlinezahlung';
export const mollieSetting = 'Mollie';

// Test payment
export const testPayment = 'Testzahlung';
