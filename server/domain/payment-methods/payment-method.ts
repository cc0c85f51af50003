/** One way to pay, in all its faces. */
export interface PaymentMethodDeclaration {
  /** What orders, settings and the API call it; stored, so it never changes. */
  code: string;
  /** What guests and staff read on an order. */
  label: string;
  /** What owners read where they switch it on. */
  settingLabel: string;
  /** Whether it is paid through a provider before the shop confirms; else at the counter, the door or the table. */
  isOnline: boolean;
  /** What staff see beside an order that is still to be paid. */
  icon: string;
  /** Checkout offers the lower number first, and starts with the first one that is allowed (R77). */
  preference: number;
  /** The documented boolean fields that switch it on, all of them together (R76); cash has no plugin. */
  switches: { branch: string; shop: string; plugin: string | null };
}
