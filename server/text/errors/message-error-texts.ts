/** Why a message about an order is not sent again. */
export const MESSAGE_ERROR_TEXTS = {
  'mail-address-missing':
    'Bestätigung konnte nicht versendet werden: Es ist keine E-Mail-Adresse hinterlegt.',
  'message-outdated': 'Diese Nachricht hat sich erledigt: Die Bestellung steht inzwischen anders.',
  'message-waiting': 'Diese Nachricht ist noch unterwegs. Sie wird von selbst wieder versucht.',
};
