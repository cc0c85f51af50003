/** Orders of one sender that the brake holds, as the server says it (R344). */
export interface HeldSender {
  branch: number;
  /** The first of the orders: stands for the sender in calls. */
  sender: number;
  /** Masked contacts. */
  who: string;
  orders: number;
  /** Since when the first one waits; ISO 8601. */
  since: string;
}
