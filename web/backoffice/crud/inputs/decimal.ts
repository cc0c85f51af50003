/** '1.234,5' and '1234.5' -> 1234.5; nothing -> null; NaN for what is no number. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s'’]/g, '');
  if (plain === '') return null;
  // With a comma the points are for the thousands.
  const standard = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(standard) ? Number(standard) : Number.NaN;
}

/** 1234.5 -> '1234,5'; with 2 decimals '1234,50'. Nothing for null and for what is no number. */
export function decimalText(value: number | null | undefined, decimals?: number): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  const text = decimals === undefined ? String(value) : value.toFixed(Math.max(decimals, decimalsOf(value)));
  return text.replace('.', ',');
}

/** More decimals than usual stay visible, so that what is refused for them can be seen. */
function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}
