/** Why a message about an order is not sent again. */
export const MESSAGE_ERROR_TEXTS = {
  'mail-address-missing': 'The confirmation could not be sent: there is no email address.',
  'message-outdated': 'This message is no longer due: the order has moved on.',
  'message-waiting': 'This message is still on its way. It is tried again by itself.',
};
