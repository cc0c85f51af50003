// Atm card
export const atmCard = 'Debit card';

// Cash
export const cash = 'Cash';

// Datatrans
export const datatrans = 'Online payment (card)';
export const datatransSetting = 'Datatrans';

// Hydro ag voucher
export const voucher = 'Voucher';
export const hydroAgVoucher = 'Hydro AG voucher';
export const voucherCode = 'Voucher code';

// Mollie
export const mollie = 'Online payment';
export const mollieSetting = 'Mollie';

// Test payment
export const testPayment = 'Test payment';
