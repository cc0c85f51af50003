/** The path of an order below /api, by its secret address. */
export function orderPath(uid: string, hash: string): string {
  return `/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`;
}
