import type { Fact } from '#domain/operations/judgement.ts';
import type { Subject, SubjectStates } from '#domain/operations/subjects.ts';
import { message } from '../message.ts';

/** Facts as a sentence takes them: numbers and names as they are, sizes and durations as words. */
type Words<Facts> = {
  [Name in keyof Facts]: Facts[Name] extends Exclude<Fact, object> ? Facts[Name] : string;
};

interface Saying<Facts> {
  /** What is the matter. */
  says: string | ((values: Words<Facts>) => string);
  /** What to do next; null = nothing. */
  advice: string | null;
}

export const SUBJECT_NAMES = {
  database: 'Datenbank',
  disk: 'Speicherplatz',
  printers: 'Geräte und Drucker',
  outbox: 'Aufgaben nach Bestellungen',
} satisfies Record<Subject, string>;

/** What is said of each state. */
export const SAYINGS: {
  [S in Subject]: { [State in keyof SubjectStates[S]]: Saying<SubjectStates[S][State]> };
} = {
  database: {
    fine: { says: message('Die Datenbank antwortet. Sie ist {size} groß.'), advice: null },
    slow: {
      says: message('Die Datenbank antwortet langsam ({milliseconds} ms).'),
      advice: 'Bleibt das so, ist der Rechner der Datenbank überlastet oder zu klein.',
    },
    crowded: {
      says: message('{connections} von {most} Verbindungen zur Datenbank sind vergeben.'),
      advice:
        'Erlauben Sie in der Datenbank mehr Verbindungen (max_connections), oder setzen Sie PgBouncer davor.',
    },
    away: {
      says: 'Die Datenbank antwortet nicht. Gäste können gerade nicht bestellen.',
      advice:
        'Prüfen Sie, ob der Datenbankserver läuft und erreichbar ist. Theke verbindet sich von selbst wieder.',
    },
  },
  disk: {
    fine: { says: message('{free} von {size} sind frei.'), advice: null },
    low: {
      says: message('Nur noch {free} von {size} sind frei.'),
      advice: 'Löschen Sie, was nicht gebraucht wird, oder vergrößern Sie die Festplatte des Servers.',
    },
    full: {
      says: message('Die Festplatte ist voll (noch {free} frei). Bestellungen werden abgewiesen.'),
      advice: 'Schaffen Sie sofort Platz auf der Festplatte des Servers. Danach geht es von selbst weiter.',
    },
  },
  printers: {
    fine: {
      says: message(
        '{devices, plural, one {Das Gerät} other {Alle # Geräte}} und die Drucker sind in Ordnung.',
      ),
      advice: null,
    },
    none: { says: 'Es sind keine Geräte eingerichtet.', advice: null },
    warned: {
      says: message(
        'In {count, plural, one {einer Filiale} other {# Filialen}} meldet ein Gerät etwas: {branches}.',
      ),
      advice: 'Was es ist, steht unter „Geräte“. Es kann warten, bis jemand Zeit hat.',
    },
    faulty: {
      says: message(
        'In {count, plural, one {einer Filiale} other {# Filialen}} fehlt ein Gerät, oder es wird nicht gedruckt: {branches}.',
      ),
      advice:
        'Rufen Sie dort an: Ist der Kassen-PC an, hat der Drucker Papier und Strom? Näheres steht unter „Geräte“.',
    },
  },
  outbox: {
    fine: {
      says: message(
        '{waiting, plural, =0 {Bons, E-Mails und Zahlungen sind erledigt.} one {Eine Aufgabe wird gerade erledigt.} other {# Aufgaben werden gerade erledigt.}}',
      ),
      advice: null,
    },
    late: {
      says: message(
        '{waiting, plural, one {Eine Aufgabe wartet} other {# Aufgaben warten}} länger als sonst, die älteste seit {age}.',
      ),
      advice: 'Das gibt sich nach einem Ansturm von selbst.',
    },
    stuck: {
      says: message(
        '{waiting, plural, one {Eine Aufgabe bleibt} other {# Aufgaben bleiben}} liegen, die älteste seit {age}. Bons, E-Mails oder Zahlungen kommen zu spät.',
      ),
      advice: 'Meist ist ein Dienst nicht erreichbar, etwa der Mailserver: Sehen Sie unter „Logs“ nach.',
    },
    'given-up': {
      says: message(
        '{count, plural, one {Eine Aufgabe wurde} other {# Aufgaben wurden}} in den letzten 24 Stunden aufgegeben.',
      ),
      advice:
        'Welche es sind, steht unter „Logs“. Nachrichten lassen sich bei ihrer Bestellung erneut senden.',
    },
  },
};

export const unchecked = 'Das konnte gerade nicht geprüft werden.';
export const uncheckedAdvice =
  'Es wird in einer Minute erneut versucht. Bleibt es so, stehen die Gründe im Protokoll des Servers.';

/** What managers read of the server itself, which is not theirs to repair. */
export const SERVER_LEVELS = {
  ok: 'In Ordnung.',
  notice: 'Hier ist etwas zu tun, es eilt aber nicht.',
  fault: 'Hier ist etwas gestört.',
};
export const tellAdministrator = 'Geben Sie der Person Bescheid, die den Server betreut.';

export const megabytes = message('{size} MB');
export const gigabytes = message('{size} GB');
export const seconds = message('{count, plural, one {einer Sekunde} other {# Sekunden}}');
export const minutes = message('{count, plural, one {einer Minute} other {# Minuten}}');
export const hours = message('{count, plural, one {einer Stunde} other {# Stunden}}');
export const days = message('{count, plural, one {einem Tag} other {# Tagen}}');
