/** Of the countries where shops are: Austria, Germany, Switzerland, Liechtenstein. */
const AT_HOME: readonly RegExp[] = [
  /^ATU\d{8}$/,
  /^DE\d{9}$/,
  /^CHE\d{9}(?:MWST|TVA|IVA|VAT)?$/,
  /^(?:LI)?\d{5}$/,
];
/** The other EU countries and the United Kingdom share one rough rule. */
const FORMATS: readonly RegExp[] = [
  ...AT_HOME,
  /^(?:BE|BG|CY|CZ|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{5,12}$/,
];

/** The number as stored: upper case, only letters, digits, + and *. */
export function cleanVatNumber(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z+*]/g, '');
}

/** Whether a VAT number is plausible by its form ('ATU12345678', 'CHE-123.456.789 MWST'); check digits are not validated. */
export function isVatNumber(text: string): boolean {
  return hasForm(text, FORMATS);
}

/** Whether it is plausible for a shop itself. */
export function isShopVatNumber(text: string): boolean {
  return hasForm(text, AT_HOME);
}

function hasForm(text: string, forms: readonly RegExp[]): boolean {
  if (text.length > 40 || /[^\s\w.+*/-]/.test(text)) return false;
  const number = cleanVatNumber(text);
  return forms.some((form) => form.test(number));
}
