/** Everything about one payment method. */
export interface PaymentMethodDeclaration {
  /** Its name in orders, settings and the API; stored, so it never changes. */
  code: string;
  /** The label on orders, for guests and staff. */
  label: string;
  /** The label in the settings, for owners. */
  settingLabel: string;
  /** Whether it is paid through a provider before the shop confirms; otherwise at the counter, the door or the table. */
  isOnline: boolean;
  /** Shown to staff next to an order that is still to be paid. */
  icon: string;
  /** Checkout lists lower numbers first, and preselects the first allowed method (R77). */
  preference: number;
  /**
   * The documented boolean fields that switch it on, all of them together (R76); cash has no plugin. null = on wherever it is
   * connected, as the test payment of the demo.
   */
  switches: { branch: string; shop: string; plugin: string | null } | null;
  /** Each payment by it has a code, as a voucher has: its label, and its form once it is written as stored (R319). */
  voucher?: { label: string; pattern: RegExp };
}
