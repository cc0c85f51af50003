// Delivery fee
export const deliveryFee = 'Delivery';
export const deliveryFeeColumn = 'Delivery, gross';

// Donation
export const donatee = 'Recipient of the donation';
export const donation = 'Donation to';
export const donationLead = 'Our donation goes to';
export const donations = 'Donations';

// Line fields
export const kindNote = 'Kind of amount; new ones may follow';
export const detailNote = 'Whom or what it concerns, for example the recipient of the donation';
export const taxRateNote = 'Per cent; null = not taxed';
export const payerNote = 'Only what the customer pays counts towards the total';

// Tip
export const tip = 'Tip';
