const KEY = 'theke-followed';
/** Older ones have long ended. */
const MOST = 20;

/** The numbers of the orders that this browser follows by push, newest first; none where storage is blocked. */
export function followedOrders(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((uid) => typeof uid === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberFollowed(uid: string): void {
  store([uid, ...followedOrders().filter((other) => other !== uid)].slice(0, MOST));
}

/** Ends all: a browser has one subscription for all of them. */
export function forgetFollowed(): void {
  store([]);
}

function store(orders: readonly string[]): void {
  try {
    if (orders.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // Then the button is there again after a reload.
  }
}
