/** What people choose who think of a pattern on the keys, or of beer and perfume: the top of every list of stolen PINs. */
const COMMON: ReadonlySet<string> = new Set([
  ...['2580', '0852', '1379', '9731', '7410', '0147', '1470', '3690', '0369', '5683', '1342', '1004', '6969'],
  ...[
    '4711',
    '0815',
    '1337',
    '1984',
    '2001',
    '9876',
    '8520',
    '1590',
    '3570',
    '147258',
    '258369',
    '159753',
    '159357',
  ],
  ...['142536', '123654', '456123', '789456', '14725836', '147258369', '12341234', '11223344'],
]);

/**
 * Whether a PIN is among the first that somebody at the terminal tries (R108): one digit or one pattern again and again, rows up or
 * down, years, dates of birth, and the usual ones. `pin`: digits only.
 */
export function isWeakPin(pin: string): boolean {
  return COMMON.has(pin) || isRepeated(pin) || isInPairs(pin) || isRow(pin) || isYear(pin) || isDate(pin);
}

/** '1111', '1212', '123123'. */
function isRepeated(pin: string): boolean {
  return [1, 2, 3, 4].some(
    (length) =>
      length < pin.length &&
      pin.length % length === 0 &&
      pin === pin.slice(0, length).repeat(pin.length / length),
  );
}

/** '1122', '112233': pairs of the same digit. */
function isInPairs(pin: string): boolean {
  return pin.length % 2 === 0 && [...pin].every((digit, index) => digit === pin[index - (index % 2)]);
}

/** '1234', '9876', '2468', '7890': the same step from digit to digit, and from 9 on to 0. */
function isRow(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  const [first = 0] = steps;
  return [1, 2, 8, 9].includes(first) && steps.every((step) => step === first);
}

function isYear(pin: string): boolean {
  return /^(19|20)\d\d$/.test(pin);
}

/** A day as people write it: 2412 and 1224, with a year of two or four digits at either end. */
function isDate(pin: string): boolean {
  const forms = [
    /^(?<day>\d\d)(?<month>\d\d)(\d\d)?$/,
    /^(?<month>\d\d)(?<day>\d\d)(\d\d)?$/,
    /^\d\d(?<month>\d\d)(?<day>\d\d)$/,
    /^(?<day>\d\d)(?<month>\d\d)(19|20)\d\d$/,
    /^(19|20)\d\d(?<month>\d\d)(?<day>\d\d)$/,
  ];
  return forms.some((form) => {
    const { day = '', month = '' } = form.exec(pin)?.groups ?? {};
    return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  });
}
