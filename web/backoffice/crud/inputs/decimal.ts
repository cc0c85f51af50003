/** '1.234,5' and '1234.5' -> 1234.5; empty -> null; NaN for anything that is not a number. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s'’]/g, '');
  if (plain === '') return null;
  // With a comma, points are thousands separators.
  const standard = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(standard) ? Number(standard) : Number.NaN;
}

/** 1234.5 -> '1234,5'; with 2 decimals '1234,50'. Empty for null and NaN. */
export function decimalText(value: number | null | undefined, decimals?: number): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  const text = decimals === undefined ? String(value) : value.toFixed(Math.max(decimals, decimalsOf(value)));
  return text.replace('.', ',');
}

/** Extra decimals stay visible, so that the user sees why they are rejected. */
function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}
