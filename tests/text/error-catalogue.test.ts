import { describe, expect, it } from 'vitest';
import { ENTITIES } from '#entities/index.ts';
import {
  type Named,
  NOUNS,
  OPERATIONS,
  type Operation,
  recordFailure,
} from '#text/errors/error-catalogue.ts';
import { CALL_FAILURES, OVERRIDES } from '#text/errors/failure-texts.ts';

const named: readonly Named[] = [...Object.values(ENTITIES), ...Object.values(NOUNS)];

function the(name: string): Named {
  const found = named.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
}

const table = named.flatMap((entity) =>
  OPERATIONS.map((operation) => `${entity.name} ${operation}: ${recordFailure(entity, operation)}`),
);

it('has a sentence for every entity and each of its calls', () => {
  expect(table).toMatchSnapshot();
  expect(Object.entries(CALL_FAILURES).map(([call, text]) => `${call}: ${text}`)).toMatchSnapshot();
});

it('spells out sentences of things that exist only', () => {
  for (const name of Object.keys(OVERRIDES)) expect(() => the(name)).not.toThrow();
});

describe('sentences of failed calls, word for word', () => {
  it.each<[string, Operation, string]>([
    ['order', 'list', 'Bestellungen konnten nicht geladen werden'],
    ['order', 'read', 'Bestellung konnte nicht geladen werden'],
    ['branch', 'list', 'Filialen konnten nicht geladen werden'],
    ['product', 'list', 'Produkte konnten nicht geladen werden'],
    ['category', 'list', 'Kategorien konnten nicht geladen werden'],
    ['tag', 'list', 'Tags konnten nicht geladen werden'],
    ['table', 'list', 'Tische konnten nicht geladen werden'],
    ['device', 'list', 'Geräte konnten nicht geladen werden'],
    ['image', 'list', 'Bilder konnten nicht geladen werden'],
    ['upload', 'list', 'Uploads konnten nicht geladen werden'],
    ['log', 'list', 'Logs konnten nicht geladen werden'],
    ['user', 'list', 'Benutzer konnten nicht geladen werden'],
    ['department', 'list', 'Abteilungen konnten nicht geladen werden'],
    ['division', 'list', 'Organisationen konnten nicht geladen werden'],
    ['menu', 'list', 'Produktkataloge konnten nicht geladen werden'],
    ['config', 'list', 'Konfiguration konnte nicht geladen werden'],
    ['config', 'read', 'Konfiguration konnte nicht geladen werden'],
    ['config', 'update', 'Konfiguration konnte nicht gespeichert werden'],
    ['branch', 'read', 'Filiale konnte nicht geladen werden'],
    ['product', 'read', 'Produkt konnte nicht geladen werden'],
    ['category', 'read', 'Kategorie konnte nicht geladen werden'],
    ['tag', 'read', 'Tag konnte nicht geladen werden'],
    ['table', 'read', 'Tisch konnte nicht geladen werden'],
    ['device', 'read', 'Gerät konnte nicht geladen werden'],
    ['image', 'read', 'Bild konnte nicht geladen werden'],
    ['upload', 'read', 'Upload konnte nicht geladen werden'],
    ['log', 'read', 'Log konnte nicht geladen werden'],
    ['department', 'read', 'Abteilung konnte nicht geladen werden'],
    ['division', 'read', 'Organisation konnte nicht geladen werden'],
    ['menu', 'read', 'Produktkatalog konnte nicht geladen werden'],
    ['site', 'list', 'Seiten konnten nicht geladen werden.'],
    ['site', 'read', 'Seite konnte nicht geladen werden.'],
    ['user', 'read', 'Benutzer konnte nicht geladen werden.'],
    ['working-schedule', 'list', 'Arbeitsplanung konnte nicht geladen werden.'],
    ['font', 'list', 'Schriftarten konnten nicht geladen werden.'],
  ])('load: %s %s', (name, operation, sentence) => {
    expect(recordFailure(the(name), operation)).toBe(sentence);
  });

  it.each([
    ['site', 'Seite'],
    ['block', 'Inhalt'],
    ['donatee', 'Spendenempfänger'],
    ['working-activity', 'Aktivität'],
    ['working-schedule', 'Planung'],
    ['project', 'Projekt'],
    ['task', 'Aufgabe'],
    ['digital-signage-segment', 'Filmsequenz'],
    ['digital-signage-stream', 'Stream'],
    ['digital-signage-device', 'TV'],
    ['navigation', 'Navigation'],
    ['order', 'Bestellung'],
    ['branch', 'Filiale'],
    ['product', 'Produkt'],
    ['category', 'Kategorie'],
    ['tag', 'Tag'],
    ['table', 'Tisch'],
    ['device', 'Gerät'],
    ['image', 'Bild'],
    ['upload', 'Upload'],
    ['log', 'Log'],
    ['user', 'Benutzer'],
    ['department', 'Abteilung'],
    ['division', 'Organisation'],
    ['menu', 'Produktkatalog'],
  ])('create, update, delete: %s', (name, one) => {
    const sentences = (['create', 'update', 'delete'] as const).map((operation) =>
      recordFailure(the(name), operation),
    );
    expect(sentences).toEqual([
      `${one} konnte nicht erstellt werden`,
      `${one} konnte nicht aktualisiert werden`,
      `${one} konnte nicht gelöscht werden`,
    ]);
  });

  it('every other call', () => {
    expect(Object.values(CALL_FAILURES).toSorted()).toEqual(
      [
        'Daten konnten nicht geladen werden',
        'Aktiver Benutzer konnte nicht geladen werden',
        'Statistik konnte nicht geladen werden',
        'Urlaubskonten konnten nicht geladen werden.',
        'Bestellung konnte nicht storniert werden',
        'Bestellstatus konnte nicht geändert werden',
        'Zahlungsstatus konnte nicht überprüft werden',
        'Beleg konnte nicht gedruckt werden',
        'Bewertung konnte nicht gesendet werden',
        'Bestätigung konnte nicht versendet werden',
        'Rechnung konnte nicht ausgestellt werden',
        'Rechnung konnte nicht storniert werden',
        'Rechnung konnte nicht versendet werden',
        'Aktivität konnte nicht gestartet werden.',
        'Aktivität konnte nicht beendet werden.',
        'Aktivität konnte nicht pausiert werden.',
        'Aktivität konnte nicht fortgesetzt werden.',
        'Test nicht erfolgreich',
        'Log konnte nicht angefordert werden',
        'Formular konnte nicht verarbeitet werden',
      ].toSorted(),
    );
  });
});
