/** Maximum number of tables created at once. */
export const MOST_TABLES = 200;

/** The URL in a table's QR code: the storefront reads `table` (web/lib/cart/table-of-address.ts). */
export function tableAddress(origin: string, branch: string, table: string): string {
  return `${origin}/store/${encodeURIComponent(branch)}?table=${encodeURIComponent(table)}`;
}

/** An address that guests' phones cannot reach: the computer itself. */
export function isOwnComputer(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);
}

/** 'Terrasse 1' to 'Terrasse 3'; leading zeros of `first` are kept: '01' to '12'. */
export function tableNumbers(prefix: string, first: string, last: string): string[] {
  const from = Number(first);
  const to = Number(last);
  if (!/^\d{1,4}$/.test(first.trim()) || !/^\d{1,4}$/.test(last.trim()) || to < from) return [];
  const width = /^0\d/.test(first.trim()) ? first.trim().length : 1;
  const count = Math.min(to - from, MOST_TABLES) + 1;
  return Array.from({ length: count }, (_, at) => `${prefix}${String(from + at).padStart(width, '0')}`);
}
