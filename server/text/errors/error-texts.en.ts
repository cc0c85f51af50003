import type { ErrorCode } from '#domain/errors.ts';
import { message } from '../message.ts';
import type { ErrorSentence } from './error-values.ts';
import { CALL_FAILURES } from './failure-texts.ts';

/** Codes in English; those of a subject are in files of their own. */
export const ERROR_TEXTS = {
  // Input
  invalid: message('{label, select, none {This entry} other {The entry for ‘{label}’}} is not valid.'),
  required: message('Please fill in {label, select, none {this field} other {the field ‘{label}’}}.'),
  'too-short': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} is too short ({minimum} characters at least).',
  ),
  'too-long': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} is too long{maximum, select, none {} other { ({maximum} characters at most)}}.',
  ),
  'too-small': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} is too small{minimum, select, none {} other { (at least {minimum})}}.',
  ),
  'too-large': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} is too large{maximum, select, none {} other { (at most {maximum})}}.',
  ),
  'text-invalid': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} contains characters that are not allowed.',
  ),
  'unknown-field': message('{label, select, none {Unknown field.} other {The field ‘{label}’ is unknown.}}'),
  'email-invalid': 'Please enter a valid email address.',
  'phone-invalid': message('Please enter a valid number in the format {phone}.'),
  'country-invalid': 'Please choose a country from the list.',
  'vat-number-invalid': 'Please enter a valid VAT number.',
  'shop-vat-number-invalid':
    'Please enter the VAT number of the business: ATU12345678 in Austria, DE123456789 in Germany, CHE-123.456.789 MWST in Switzerland, 12345 in Liechtenstein.',
  'iban-invalid': 'Please enter a valid IBAN.',
  'font-unknown': 'This font does not exist.',
  'password-breached': 'This password is known from a data breach. Please choose another password.',
  'password-plain-word':
    'A single word or a name is easy to guess, even with digits and signs. Please use several words.',
  'pin-weak': 'This PIN is easy to guess. Please use no repetitions, number sequences, years or birthdays.',
  'password-guessable':
    'This password is easy to guess. Please do not use only your name, your email address or the name of the shop.',
  'password-wrong': 'The current password is not correct.',

  // Checkout
  'branch-unavailable': 'This branch is not taking orders right now.',
  'branch-closed': 'Unfortunately we are closed right now.',
  'delivery-closed': 'Unfortunately we do not deliver right now.',
  'not-orderable-yet': 'Unfortunately orders are not possible yet.',
  'service-paused':
    'Orders for this are paused at the moment. Please order for a time after the pause, or try again then.',
  'service-unavailable': 'Unfortunately the branch does not offer this service.',
  'service-ambiguous': 'Please choose either delivery or dining in.',
  'table-required': 'Please choose your table.',
  'table-unknown': 'There is no such table in the branch.',
  'delivery-area-required': 'Please choose a delivery area.',
  'delivery-area-unknown': 'The branch does not deliver to this area.',
  'address-outside-area': message(
    '{other, select, none {Unfortunately we do not deliver to {zipCode, select, none {this address} other {{zipCode}}}. {pickup, select, none {Please enter another delivery address.} other {Please choose pickup or enter another delivery address.}}} other {We deliver to {zipCode, select, none {this address} other {{zipCode}}} in the delivery area ‘{other}’. Please choose this delivery area.}}',
  ),
  'minimum-order-value': message(
    '{amount, select, none {Unfortunately you have not reached the minimum order value yet.} other {Unfortunately you have not reached the minimum order value of {amount} yet. Add goods worth at least {difference} or choose another kind of service.}}',
  ),
  'donatee-unknown': 'This organisation is not available for choice.',
  'tip-unavailable': 'No tip is possible with this order.',
  'tip-out-of-range': message('The tip must be between {minimum} and {maximum}.'),
  'payment-method-unavailable': 'This payment method is not available for your order.',
  'legal-instructions-required': 'Please accept the terms and conditions.',
  'privacy-policy-required': 'Please accept the privacy policy.',

  // Items
  'cart-empty': 'No products in the cart',
  'too-many-items': message('Your cart may hold {maximum} items at most.'),
  'order-too-large': 'The value of the order is too high. Please contact us directly.',
  'product-unavailable': message(
    'Unfortunately {product, select, none {this product} other {‘{product}’}} is not available right now.',
  ),
  'product-sold-out': message(
    'Unfortunately {product, select, none {this product} other {‘{product}’}} is sold out.',
  ),
  'product-few-left': message(
    'Unfortunately we have only {left} left of {product, select, none {this product} other {‘{product}’}}.',
  ),
  'option-sold-out': message(
    'Unfortunately {option, select, none {this choice} other {‘{option}’}} is sold out. Please choose something else.',
  ),
  'unit-invalid': message(
    '{product, select, none {This product} other {‘{product}’}} is not available in this unit.',
  ),
  'amount-invalid': message(
    'Please enter a valid amount {product, select, none {for this product} other {for ‘{product}’}}.',
  ),
  'amount-too-small': message(
    'The amount {product, select, none {for this product} other {for ‘{product}’}} is too small{minimum, select, none {} other { (at least {minimum})}}.',
  ),
  'amount-too-large': message(
    'The amount {product, select, none {for this product} other {for ‘{product}’}} is too large{maximum, select, none {} other { (at most {maximum})}}.',
  ),
  'amount-off-step': message(
    'This amount is not possible {product, select, none {for this product} other {for ‘{product}’}}{stepSize, select, none {} other { (from {minimum} in steps of {stepSize})}}.',
  ),
  'parts-length': message(
    'Please configure {product, select, none {this product} other {‘{product}’}} again.',
  ),
  'part-required': message(
    'Please make a choice {product, select, none {for this product} other {for ‘{product}’}}{step, select, none {} other { ({step})}}.',
  ),
  'part-invalid': message(
    'The entry {product, select, none {for this product} other {for ‘{product}’}} is not valid{step, select, none {} other { ({step})}}.',
  ),
  'option-unknown': message(
    'The chosen option {product, select, none {for this product} other {for ‘{product}’}} does not exist{step, select, none {} other { ({step})}}.',
  ),
  'preselected-costs': 'What costs extra must not be preselected: guests have to choose it themselves.',
  'preselected-several': 'Where guests choose one option, only one can be preselected.',
  'option-duplicate': message(
    'An option {product, select, none {for this product} other {for ‘{product}’}} was chosen more than once{step, select, none {} other { ({step})}}.',
  ),
  'upload-unknown': message(
    'The file {product, select, none {for this product} other {for ‘{product}’}} was not found{step, select, none {} other { ({step})}}.',
  ),
  'too-many-uploads': message(
    'At most {maximum} files are possible{step, select, none {} other { ({step})}}.',
  ),

  // Appointment
  'appointment-required': 'Please choose a time.',
  'appointment-closed':
    'Unfortunately we are closed at the chosen time. Please choose a time within our opening hours.',
  'appointment-past': 'The chosen time is in the past. Please choose another time.',
  'appointment-lead-time': 'The chosen time is too soon. Please choose a later time.',
  'appointment-beyond-horizon': 'The chosen time is too far ahead. Please choose an earlier time.',
  'appointment-invalid': 'Please choose a valid time.',
  'last-item': 'The last item cannot be removed. Please cancel the order instead.',
  'page-too-far': message(
    'Pages end with entry {maximum}. Please narrow down the search, for example to a period.',
  ),
  'rating-invalid': 'Please give one to five stars.',

  // Contact form
  'too-many-words': message('{maximum} words at most'),
  'file-required': 'Please add at least one file.',

  // Working time
  'instant-in-future': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} is in the future.',
  ),
  'ends-before-start': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} is not after the start.',
  ),
  'time-overlap': 'This period overlaps with another entry.',
  'pause-outside': 'This break is not within the working time.',
  'shift-too-long': 'A shift lasts 24 hours at most.',
  'absence-too-long': 'An absence lasts 31 days at most. Please divide the period.',
  'break-too-long': 'The break is longer than the planned time.',
  'not-of-branch': message(
    '{label, select, none {This entry} other {The entry for ‘{label}’}} does not belong to the chosen branch.',
  ),
  'task-of-other-project': 'This task belongs to another project.',
  'already-completed': 'This entry is already completed.',
  'bundle-in-itself': message(
    '{product, select, none {} other {‘{product}’ already contains this bundle. }}A bundle cannot contain itself.',
  ),
  'branch-fixed': 'The branch can no longer be changed, because other entries refer to it.',
  'pairing-code-invalid': 'This code is wrong, expired or already used. Please ask for a new one.',

  // Statistics
  'day-invalid': message(
    'Please enter a day in the format YYYY-MM-DD{label, select, none {} other { for ‘{label}’}}.',
  ),
  'retention-order':
    'This period is longer than the next one: texts and address cannot stay longer than the name.',
  'range-too-long': 'The period may cover two years at most.',

  // Access
  unauthenticated: 'Please sign in.',
  'device-key-invalid': 'Invalid device key.',
  csrf: 'Invalid CSRF token.',
  'device-kind': 'A device of this kind is not for that. Please use a counter PC or sign in.',
  forbidden: 'You are not allowed to do this.',
  'not-found': 'The entry was not found.',

  // State
  'last-administrator': 'At least one active administrator without an expiry date must remain.',
  'own-account': 'This is not possible with your own account.',
  'account-not-usable': 'Nobody can sign in with this account: it is disabled, locked or expired.',
  'order-state-conflict': CALL_FAILURES['order-status'],
  'order-cancel-conflict': CALL_FAILURES['order-cancel'],
  'order-overtaken':
    'Something else has been decided about the order meanwhile. Please look how it stands now.',
  'order-not-deletable': 'Orders cannot be deleted',
  'order-not-editable': 'A completed order can no longer be changed.',
  'frontdesk-disabled':
    'The frontdesk is switched off in the settings: devices show no orders and do not print.',
  'sms-disabled': 'SMS are not switched on in the settings.',
  'sms-not-connected': 'No SMS service is set up.',
  'sms-phone-missing': 'There is no valid phone number for this branch.',
  'push-endpoint-invalid': 'Notifications cannot be delivered to this browser.',
  'push-followers-many': 'Ten devices are already notified of this order.',
  'counter-appointment-missing': 'There is no proposed time for this order.',
  'questionnaire-closed': CALL_FAILURES['order-questionnaire'],
  'guest-cancel-late':
    'Your order has already been accepted or ended and can no longer be cancelled here. Please call us.',
  'guest-cancel-disabled': 'Orders cannot be cancelled here. Please call us.',
  'activity-not-started': CALL_FAILURES['activity-start'],
  'activity-not-ended': CALL_FAILURES['activity-end'],
  'activity-not-paused': CALL_FAILURES['activity-pause'],
  'activity-not-resumed': CALL_FAILURES['activity-resume'],
  'price-changed': 'Prices have changed',
  'version-conflict': 'The entry has been changed by somebody else meanwhile. Please reload the page.',
  'idempotency-conflict': 'Another order has already been sent with this key.',
  'idempotency-in-progress': 'Your order is already being processed.',
  'already-exists': message(
    '{label, select, none {This entry already exists.} other {This value for ‘{label}’ is already taken.}}',
  ),
  'reference-unknown': message(
    'The chosen entry{label, select, none {} other { for ‘{label}’}} was not found.',
  ),
  'link-invalid': 'Please enter a valid address (https://…, mailto:…, tel:… or /path).',
  'frame-invalid': 'This address cannot be embedded.',
  'page-link-invalid': 'Please enter the address of a page (https://… or /path).',
  'section-not-allowed': 'This kind of page cannot show this section.',
  'path-invalid': 'Please enter a path that begins with / and is not used by the shop.',
  'rich-text-invalid': 'The text contains formatting that is not supported.',
  'postal-code-invalid': message(
    '{zipCode, select, none {This entry} other {‘{zipCode}’}} is not a postcode in the country of the branch{digits, select, none {} other { ({digits} digits)}}.',
  ),
  'postal-code-taken': message(
    '{zipCode, select, none {This postcode} other {{zipCode}}} is already {other, select, none {in another delivery area} other {in the delivery area ‘{other}’}}.',
  ),
  'time-zone-invalid': 'Please choose a valid time zone.',
  'amount-of-money-invalid': 'Please enter an amount with two decimals at most.',
  'upload-of-order': 'What somebody sent with an order or request cannot be replaced.',
  'in-use': message(
    'The entry is still in use and cannot be deleted{users, select, none {} other {: {users}}}.',
  ),
  'branches-of-others': 'You can add or remove only branches of your own. Those of others stay as they are.',
  'shared-for-administrators':
    'Several branches use this entry. According to the settings only administrators change it.',
  'shared-for-managers-of-all':
    'Other branches use this entry, too. Only who manages all of them can change it, or an administrator.',
  'kept-for-others': 'Several branches use this entry. You may not delete it: please ask an administrator.',
  'undo-expired': 'This can no longer be undone.',
  'import-running': message(
    'An import{name, select, none {} other { by {name}}} is running already. Please wait until it has ended.',
  ),
  'changed-since': 'Has been changed since and therefore stays as it is.',

  // Transport and faults of our own
  'validation-failed': 'Please check your entries.',
  'unreadable-json': 'The request could not be read.',
  'idempotency-key-invalid': 'The header Idempotency-Key must be a UUID.',
  'payload-too-large': 'The request is too large.',
  'unsupported-media-type': 'This data format is not supported.',
  'method-not-allowed': 'This request is not possible here.',
  'file-too-large': message(
    'The file{picture, select, none {} other { "{picture}"}} is too large{maximum, select, none {} other { ({maximum} MB at most)}}.',
  ),
  'file-type': message(
    '{picture, select, none {This file type} other {The file type of "{picture}"}} is not allowed{types, select, none {} other { (allowed: {types})}}.',
  ),
  'file-unreadable': message(
    'The chosen file{name, select, none {} other { "{name}"}} cannot be processed. It may be too large or of an unknown type.',
  ),
  'image-invalid': message(
    'The picture{picture, select, none {} other { "{picture}"}} is damaged or has dimensions that are not allowed.',
  ),
  'rate-limited': 'Too many requests. Please try again shortly.',
  'print-failed': CALL_FAILURES['order-print'],
  'mail-failed': 'The email could not be sent. Please try again shortly.',
  'payment-check-failed': CALL_FAILURES['order-payment-status'],
  'device-timeout': CALL_FAILURES['device-test'],
  'device-failed': CALL_FAILURES['device-test'],
  'form-refused': 'Your request has not been sent yet. Please send it once more.',
  'form-unreadable': CALL_FAILURES['contact-form'],
  unavailable: 'The service is temporarily unavailable. Please try again shortly.',
  internal: 'An unknown error has occurred.',
} satisfies Partial<Record<ErrorCode, ErrorSentence>>;
