import { message, richMessage } from '#text/message.ts';

export { callFailed, lastSeen } from './texts.ts';

export const number = message('Nr. {number}');
export const segmentFirst =
  'Legen Sie zuerst eine Filmsequenz an: ein Bild, ein Video, einen Text, eine Speisekarte, eine Bildvorlage oder Abholnummern.';
export const addFirstSegment = 'Fügen Sie die erste Filmsequenz hinzu.';
export const segment = 'Filmsequenz';
export const pleaseChoose = 'Bitte wählen …';
export const add = 'Hinzufügen';
export const runtime = message('Ein Durchlauf dauert {duration}.');
export const preview = 'Vorschau';
export const choosePicture = 'Wählen Sie ein Bild.';
export const videoLoops = 'Das Video läuft ohne Ton in Schleife.';
export const chooseVideo = 'Wählen Sie ein Video aus den Uploads.';
export const chooseMenu = 'Wählen Sie einen Produktkatalog.';
export const menuIsCurrent = 'Preise und Ausverkauftes immer aktuell';
export const inPreparation = 'In Zubereitung';
export const readyForPickup = 'Abholbereit';
export const chooseTemplate = 'Wählen Sie eine Bildvorlage.';
export const templateAlt = message('{name}, wie der Bildschirm es zeigt');
export const cannotShowTemplate =
  'Für dieses Produkt gibt es kein Bild: Gäste sehen es nicht. Der Bildschirm überspringt die Filmsequenz.';
export const writeText = 'Schreiben Sie eine Überschrift oder einen Text.';
export const offlineSecure =
  'Fällt das Netz aus, zeigt er weiter, was zuletzt geladen wurde, auch nach einem Neustart. Sobald es wieder da ist, holt er das Neueste.';
export const offlineInsecure =
  'Fällt das Netz aus, zeigt er weiter, was zuletzt geladen wurde, bis er neu gestartet wird. Damit er auch dann ohne Netz spielt, muss die Adresse mit https beginnen.';
export const addressTitle = 'Adresse für den Bildschirm';
export const addressHint = message(
  'Öffnen Sie die Adresse einmal im Browser des Fernsehers und stellen Sie ihn auf Vollbild. Danach läuft alles von selbst. {withoutNetwork}',
);
export const address = 'Adresse';
export const addressNote = 'Sie enthält den Schlüssel und wird nur jetzt angezeigt.';
export const openHere = 'Hier ansehen';
export const renewAddressTitle = 'Neue Adresse vergeben?';
export const renewAddressWarning =
  'Die bisherige Adresse gilt sofort nicht mehr. Der Fernseher muss die neue öffnen.';
export const newAddress = 'Neue Adresse';
export const scheduleOf = message('{name}: Sendezeiten');
export const dayOfTime = message('{name}: Tag der Sendezeit {number}');
export const daily = 'Täglich';
export const removeTime = message('{name}: Sendezeit {number} entfernen');
export const always = 'Wird immer gezeigt.';
export const onlyAtTimes = 'Nur zu bestimmten Zeiten';
export const anotherTime = 'Weitere Zeit';
export const minutes = message('{count, plural, one {# Minute} other {# Minuten}}');
export const seconds = message('{count, plural, one {# Sekunde} other {# Sekunden}}');
export const from = 'von';
export const until = 'bis';
export const secondsOf = richMessage('<hidden>{name}: </hidden>Sekunden');
export const removeNamed = message('{name} entfernen');
