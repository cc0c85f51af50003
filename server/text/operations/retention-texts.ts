import type { RetentionStates } from '#domain/operations/retention.ts';
import { message } from '../message.ts';
import type { Saying } from './saying.ts';

const next =
  'Theke löscht jede Stunde von selbst, solange der Server läuft: War er aus, ist es in einer Stunde erledigt. Bleibt es so, geben Sie der Person Bescheid, die den Server betreut. Der Grund steht im Protokoll des Servers, bei „chore failed“.';

/** Whether guests are forgotten when their time is over. */
export const RETENTION_SAYINGS: { [State in keyof RetentionStates]: Saying<RetentionStates[State]> } = {
  fine: { says: 'Gästedaten werden gelöscht, wenn ihre Zeit vorbei ist.', advice: null },
  overdue: {
    says: message(
      'Gästedaten sind länger gespeichert, als unter „Daten von Gästen“ eingestellt ist (Bestellungen: {orders, plural, =1000 {mindestens 1.000} other {#}}, Nachrichten: {forms, plural, =1000 {mindestens 1.000} other {#}}).',
    ),
    advice: next,
  },
  neglected: {
    says: message(
      'Seit {age} werden Gästedaten nicht gelöscht, obwohl Sie es Ihren Gästen versprechen (Bestellungen: {orders, plural, =1000 {mindestens 1.000} other {#}}, Nachrichten: {forms, plural, =1000 {mindestens 1.000} other {#}}).',
    ),
    advice: next,
  },
};
