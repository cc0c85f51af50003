/** What the team calls each SMS, by its name in the outbox. */
export const SMS_NAMES: Readonly<Record<string, string>> = {
  'new-order': 'Neue Bestellung',
  unanswered: 'Niemand hat die Bestellung angenommen',
  confirmed: 'Bestellung bestätigt',
  weighed: 'Bestellung abgewogen',
  ready: 'Fertig zur Abholung',
  'on-the-way': 'Unterwegs',
  'counter-appointment': 'Gegenvorschlag',
};
