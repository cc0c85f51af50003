const KEY = 'theke-pending-payment';

/** An order whose customer was sent to the payment provider: its cart is emptied only once it is paid. */
export interface PendingPayment {
  branch: string;
  uid: string;
}

export function rememberPayment(payment: PendingPayment): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(payment));
  } catch {
    // Without storage the cart stays as it is; nothing else depends on this.
  }
}

/** Returns the branch whose cart this order came from, once. */
export function takePaid(uid: string): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (stored === null || typeof stored !== 'object') return null;
    const { branch, uid: expected } = stored as Partial<PendingPayment>;
    if (expected !== uid || typeof branch !== 'string') return null;
    sessionStorage.removeItem(KEY);
    return branch;
  } catch {
    return null;
  }
}
