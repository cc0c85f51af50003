// Address
export const companyName = 'Company';
export const firstName = 'First name';
export const lastName = 'Last name';
export const stairway = 'Staircase';
export const floor = 'Floor';
export const door = 'Door';
export const street = 'Street and house number';
export const zipCode = 'Postcode';
export const city = 'Town';
export const country = 'Country';

// Contact
export const company = 'Department';
export const vatNo = 'VAT number';
export const email = 'Email';
export const phone = 'Phone';
export const deliveryArea = 'Delivery area';
export const voucherCode = 'Voucher code';
export const deliveryNote = 'Note for the delivery';

// Draft
export const table = 'Table number';
export const legalInstructions = 'Terms and conditions';
export const privacyPolicy = 'Privacy';
export const branch = 'Branch';

// History
export const positionNote = 'Index of the item at that time';
export const differenceNote = 'New total less the old one; never charged or refunded by itself';

// Item
export const percent = 'Per cent';
export const unitPriceNote = 'Price of one unit, rounded to cents: for showing only, not for computing';
export const basePriceNote =
  'Price per baseUnit (kilogram, litre or metre); missing for everything that is sold by number';
export const leftOutNote = 'Preselected options that were deselected without another one taking their place.';
export const contentsNote = 'Contents of a bundle per unit of the item; missing for everything else';
export const contentGrossNote =
  'Share of the amount of the item, taxed at the rate of this part; together the shares are the amount';

// Order
export const uid = 'Order number';
export const hashNote = 'Secret part of the address of the status page';
export const service = 'Service';
export const appointmentDateNote = 'Desired time; null = as soon as possible';
export const appointment = 'Time';
export const paymentMethod = 'Payment method';
export const tableIdentifier = 'Table number';
export const comment = 'Note';
export const language = 'Language';
export const languageNote =
  'Language of the pages on which the order was placed, and of the messages to the guest';
export const state = 'Status';
export const appointmentNote = 'Agreed time';
export const isWeighedNote = 'Everything sold by weight has been weighed: amounts and total are final';
export const preparationDueNote =
  'When preparation for the agreed time has to begin; null = at once. Until then the order is one for later';
export const isHeldNote =
  'Held because unusually many orders came: the branch looks at it before it is one of its orders';
export const counterAppointmentNote = 'Time proposed by the branch';
export const counterAppointment = 'Proposed time';
export const rejectionMessage = 'Reason for the rejection';
export const items = 'Cart';
export const donatee = 'Recipient of the donation';
export const versionNote = 'Grows with every change';
export const version = 'Version';
export const deliveryAddress = 'Delivery address';
export const internalNote = 'Internal note';
export const balanceNote = 'What is paid, paid back and still open';

// Totals
export const linesNote = 'What the order costs or donates besides its items';
export const totalGross = 'Total';
/** After the label of a field of the delivery address. */
export const ofDeliveryAddress = '(delivery address)';
