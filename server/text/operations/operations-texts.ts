import type { Subject, SubjectStates } from '#domain/operations/subjects.ts';
import { message } from '../message.ts';
import { BACKUP_SAYINGS } from './backup-texts.ts';
import { RETENTION_SAYINGS } from './retention-texts.ts';
import type { Saying } from './saying.ts';

export const SUBJECT_NAMES = {
  database: 'Datenbank',
  disk: 'Speicherplatz',
  backup: 'Sicherung',
  storage: 'Bilder und Uploads',
  printers: 'Geräte und Drucker',
  mail: 'E-Mail',
  payments: 'Onlinezahlung',
  outbox: 'Aufgaben nach Bestellungen',
  retention: 'Löschen von Gästedaten',
  proxy: 'Weg zum Server',
  certificate: 'Verschlüsselung der Adresse',
  version: 'Versionen',
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
    'copy-away': {
      says: 'Die Lesekopie der Datenbank antwortet nicht. Statistik und Bestellverlauf lesen darum aus der Datenbank selbst.',
      advice:
        'Prüfen Sie, ob der Server der Lesekopie (DATABASE_READ_URL) läuft. Theke verbindet sich von selbst wieder.',
    },
    'copy-old': {
      says: message(
        'Die Lesekopie der Datenbank ist seit {age} nicht mehr nachgekommen. Statistik und Bestellverlauf lesen darum aus der Datenbank selbst.',
      ),
      advice: 'Prüfen Sie, ob die Kopie noch mit der Datenbank verbunden ist und mit ihr Schritt hält.',
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
  backup: BACKUP_SAYINGS,
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
  retention: RETENTION_SAYINGS,
  proxy: {
    fine: { says: 'Der Server sieht, von welcher Adresse ein Aufruf kommt.', advice: null },
    unnamed: {
      says: 'Vor dem Server steht ein Proxy (der Shop ist über https erreichbar), er ist dem Server aber nicht genannt.',
      advice:
        'Nennen Sie die Adresse des Proxys in der Einstellung TRUST_PROXY und starten Sie neu. Sonst zählen alle Gäste als eine Adresse.',
    },
    untrusted: {
      says: message(
        'Aufrufe kommen über einen Proxy ({peer}), dem der Server nicht vertraut. Alle Gäste zählen deshalb als eine Adresse: Bei Andrang werden Bestellungen abgewiesen.',
      ),
      advice: 'Nennen Sie diese Adresse in der Einstellung TRUST_PROXY und starten Sie den Server neu.',
    },
  },
  storage: {
    fine: { says: 'Bilder und Uploads werden gespeichert und gelesen.', advice: null },
    failing: {
      says: 'Bilder und Uploads können nicht gespeichert oder gelesen werden.',
      advice:
        'Prüfen Sie, ob der Ordner DATA_DIR beschreibbar ist, und mit S3 dessen Adresse und Zugangsdaten.',
    },
    changed: {
      says: 'Der Speicher für Bilder und Uploads gibt etwas anderes zurück, als gespeichert wurde.',
      advice: 'Laden Sie vorerst nichts hoch, und lassen Sie Festplatte oder Speicherdienst prüfen.',
    },
  },
  mail: {
    idle: { says: 'Der Mailserver ist eingerichtet. In letzter Zeit war nichts zu versenden.', advice: null },
    sent: { says: message('E-Mails gehen hinaus, die letzte vor {age}.'), advice: null },
    none: {
      says: 'Es ist kein Mailserver eingerichtet: Gäste und Personal bekommen keine E-Mails. Sie liegen im Postausgang.',
      advice:
        'Bitten Sie die Person, die den Server betreut, einen Mailserver einzutragen (SMTP_URL). Ob es klappt, zeigt eine Testmail unter „Postausgang“.',
    },
    'given-up': {
      says: message(
        '{count, plural, one {Eine E-Mail konnte} other {# E-Mails konnten}} in den letzten 24 Stunden nicht zugestellt werden.',
      ),
      advice:
        'Meist ist die Adresse falsch geschrieben. Bei der Bestellung steht der Grund, dort lässt sich die Nachricht erneut senden.',
    },
    late: {
      says: message(
        '{waiting, plural, one {Eine E-Mail wartet} other {# E-Mails warten}} auf den Mailserver, die älteste seit {age}.',
      ),
      advice:
        'Der Versand wird von selbst wiederholt. Dauert es länger, senden Sie unter „Postausgang“ eine Testmail.',
    },
    stuck: {
      says: message(
        'Seit {age} geht keine E-Mail hinaus: {waiting, plural, one {Eine wartet} other {# warten}}. Gäste bekommen keine Bestätigung.',
      ),
      advice:
        'Senden Sie unter „Postausgang“ eine Testmail: Sie sagt, was der Mailserver antwortet. Oft ist das Passwort in SMTP_URL abgelaufen.',
    },
  },
  payments: {
    none: { says: 'Onlinezahlung ist nicht eingerichtet.', advice: null },
    fine: {
      says: message(
        '{count, plural, one {Das Konto beim Zahlungsanbieter} other {Alle # Konten bei Zahlungsanbietern}} ist bereit.',
      ),
      advice: null,
    },
    refused: {
      says: message(
        '{count, plural, one {Ein Konto} other {# Konten}} beim Zahlungsanbieter wird abgelehnt: {names}. Gäste können dort nicht online bezahlen.',
      ),
      advice: 'Tragen Sie unter „Onlinezahlung“ gültige Zugangsdaten ein; dort lassen sie sich auch prüfen.',
    },
    late: {
      says: message(
        'Ein Zahlungsanbieter antwortet nicht: {waiting, plural, one {Eine Zahlung wartet} other {# Zahlungen warten}} seit {age}.',
      ),
      advice: 'Es wird von selbst weiter gefragt. Meist ist das eine kurze Störung beim Anbieter.',
    },
    silent: {
      says: message(
        'Ein Zahlungsanbieter antwortet seit {age} nicht. {waiting, plural, one {Eine Zahlung oder Erstattung} other {# Zahlungen oder Erstattungen}} ist ungewiss.',
      ),
      advice:
        'Sehen Sie auf der Statusseite des Anbieters nach. Nehmen Sie bis dahin an der Theke Bargeld oder Karte.',
    },
  },
  certificate: {
    fine: { says: message('{host} ist verschlüsselt. Das Zertifikat gilt noch {days} Tage.'), advice: null },
    local: {
      says: 'Der Shop ist nur in diesem Netz erreichbar, oder es ist keine Adresse eingestellt (PUBLIC_URL).',
      advice: null,
    },
    plain: {
      says: message(
        '{host} ist nicht verschlüsselt: Passwörter und Adressen sind unterwegs lesbar, Browser warnen davor.',
      ),
      advice: 'Stellen Sie einen Proxy mit TLS davor, und setzen Sie PUBLIC_URL auf die Adresse mit https.',
    },
    ending: {
      says: message('Das Zertifikat von {host} gilt nur noch {days} Tage.'),
      advice: 'Gewöhnlich erneuert es der Proxy von selbst. Prüfen Sie, warum er es noch nicht getan hat.',
    },
    urgent: {
      says: message(
        'Das Zertifikat von {host} läuft {days, plural, =0 {heute} one {morgen} other {in # Tagen}} ab. Danach öffnet kein Browser mehr den Shop.',
      ),
      advice: 'Erneuern Sie es jetzt. Ein Proxy, der das von selbst tut, ist stehen geblieben.',
    },
    expired: {
      says: message('Das Zertifikat von {host} ist abgelaufen. Browser öffnen den Shop nicht mehr.'),
      advice: 'Erneuern Sie es sofort.',
    },
    untrusted: {
      says: message(
        'Browser vertrauen dem Zertifikat von {host} nicht: Es gehört zu einem anderen Namen oder ist selbst ausgestellt.',
      ),
      advice:
        'Lassen Sie eines für genau diesen Namen ausstellen, und liefern Sie die Zwischenzertifikate mit aus.',
    },
    unreachable: {
      says: message(
        '{host} konnte vom Server aus nicht erreicht werden. Ob das Zertifikat gilt, ist daher unbekannt.',
      ),
      advice:
        'Öffnen Sie die Adresse auf einem Handy ohne WLAN. Geht sie dort, kann der Server nur sich selbst nicht erreichen.',
    },
  },
  version: {
    fine: {
      says: message('Theke {version}, Node {node}, Datenbank {database}, Stand des Schemas {migration}.'),
      advice: null,
    },
    'node-ending': {
      says: message(
        'Node {node} wird nur noch {days} Tage gepflegt (Theke {version}, Datenbank {database}, Schema {migration}).',
      ),
      advice:
        'Planen Sie ein, Node auf dem Server zu aktualisieren. Theke läuft auch mit der nächsten geraden Version.',
    },
    'node-ended': {
      says: message(
        'Node {node} wird nicht mehr gepflegt: Sicherheitslücken bleiben offen (Theke {version}, Datenbank {database}, Schema {migration}).',
      ),
      advice:
        'Aktualisieren Sie Node auf dem Server auf die neueste gerade Version, und starten Sie Theke neu.',
    },
    'database-ending': {
      says: message(
        'PostgreSQL {database} wird nur noch {days} Tage gepflegt (Theke {version}, Node {node}, Schema {migration}).',
      ),
      advice: 'Planen Sie ein, PostgreSQL zu aktualisieren. Sichern Sie vorher die Daten.',
    },
    'database-ended': {
      says: message(
        'PostgreSQL {database} wird nicht mehr gepflegt: Sicherheitslücken bleiben offen (Theke {version}, Node {node}, Schema {migration}).',
      ),
      advice: 'Aktualisieren Sie PostgreSQL, nachdem Sie die Daten gesichert haben.',
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
