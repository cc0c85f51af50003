/** What guests read while orders of one sender, or of a branch, are unusually many (R342). */
export const BRAKE_ERROR_TEXTS = {
  'sender-blocked': 'We cannot take your order online at the moment. Please call us.',
  'sender-busy': 'We are still looking at your last orders. Please call us.',
  'proof-required': 'Just a moment, please: your order is still being checked.',
};
