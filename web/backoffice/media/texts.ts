import type { ImageSize } from '#domain/media/image.ts';
import { message, richMessage } from '#text/message.ts';

export { cancel, retry } from '../texts.ts';

export const notSent = message('„{name}“ konnte nicht gesendet werden.');
export const usedIn = 'Verwendet in';
export const usageNotLoaded = 'Die Verwendung konnte nicht geladen werden.';
export const uploadsPurpose =
  'Dateien zum Herunterladen und Videos für Filmsequenzen, und was Gäste mit ihren Bestellungen geschickt haben.';
export const dropFiles = 'Dateien hierher ziehen oder auswählen';
export const uploadsTable = 'Tabelle: Uploads';
export const columnName = 'Name';
export const columnKind = 'Art';
export const columnSize = 'Größe';
export const columnOrigin = 'Herkunft';
export const fromTheLibrary = 'Bibliothek';
export const fromAnOrder = 'Bestellung';
export const noFile = 'Keine Datei';
export const uploadVideo = 'Video hochladen';
export const uploadOtherVideo = 'Anderes Video hochladen';
export const noVideo = 'kein Video';
export const uploadSection = 'Angaben';
export const fileReplaced = 'Die Datei ist ersetzt, überall wo sie verwendet wird.';
export const file = 'Datei';
export const copyAddress = 'Adresse kopieren';
export const unusedFile = 'Diese Datei wird zurzeit nirgends verwendet. Sie lässt sich gefahrlos löschen.';
export const libraryFile = 'Datei aus der Bibliothek';
export const searchFiles = 'Dateien durchsuchen: Name, Beschreibung';
export const noFileFound = message('Keine Datei passt zu „{search}“.');
export const noFiles = 'Noch keine Dateien in der Bibliothek.';
export const numberedFile = message('Datei {id}');
export const notArrived = message('„{name}“ ist nicht angekommen. Bitte prüfen Sie die Verbindung.');
export const tooLarge = message('„{name}“ ist zu groß.');
export const notStored = message('„{name}“ konnte nicht gespeichert werden.');
export const picturesScreen = 'Alle Bilder des Shops.';
export const uploadsScreen =
  'Dateien zum Herunterladen und für Filmsequenzen, und was Gäste mitgeschickt haben.';
export const templatesScreen =
  'Bilder, die sich selbst ausfüllen: mit Name, Preis und Bild eines Produkts, für Preisschilder, Aushänge und soziale Netzwerke.';
export const templateSection = 'Vorlage';
export const designSection = 'Gestaltung';
export const designHint =
  'Was oben in der Liste steht, liegt über dem anderen. Inhalte von Produkt und Filiale füllen sich von selbst aus.';
export const replaceFile = 'Datei ersetzen';
export const newFile = 'Neue Datei';
export const uploading = 'Wird hochgeladen';
export const dismissFailure = message('Meldung zu {name} schließen');
export const beingProcessed = 'wird verarbeitet …';
export const uploadingFile = message('{name} wird hochgeladen');
export const noPicture = 'Kein Bild';
export const uploadPictures = 'Bilder hochladen';
export const uploadOtherPicture = 'Anderes Bild hochladen';
export const uploadPicture = 'Bild hochladen';
export const fromLibrary = 'Aus der Bibliothek';
export const newPicture = 'Neues Bild';
export const cropIsNew =
  'Der Ausschnitt wird ein eigenes Bild; das ursprüngliche bleibt in der Bibliothek und überall, wo es verwendet wird.';
export const openInWindow = 'In neuem Fenster ansehen';
export const mainPicture = 'Hauptbild';
export const nothingFound = 'Kein Eintrag passt zu Suche und Filtern.';
export const libraryPictures = 'Bilder aus der Bibliothek';
export const libraryPicture = 'Bild aus der Bibliothek';
export const searchPictures = 'Bilder durchsuchen: Beschreibung';
export const noPictureFound = message('Kein Bild mit „{search}“ in der Beschreibung.');
export const noPictures = 'Noch keine Bilder. Laden Sie das erste hoch.';
export const alreadyThere = 'schon dabei';
export const picturesPurpose =
  'Alle Bilder des Shops. Eine Beschreibung hilft Gästen, die ein Bild nicht sehen, und Suchmaschinen.';
export const dropPictures = 'Bilder hierher ziehen oder auswählen';
export const numberedPicture = message('Bild {id}');
export const chooseNamed = message('{name} auswählen');
export const pictureFormHint =
  'Die Beschreibung wird Gästen vorgelesen, die das Bild nicht sehen, und hilft Suchmaschinen. Sie gilt überall, wo das Bild verwendet wird.';
export const unusedPicture = 'Dieses Bild wird zurzeit nirgends verwendet. Es lässt sich gefahrlos löschen.';
export const pictureReplaced = 'Das Bild ist ersetzt, überall wo es verwendet wird.';
export const picture = 'Bild';
export const pictureFacts = message('{width} × {height} Pixel, {type}, Version {version}');
export const undescribed = 'Ohne Beschreibung';
export const crop = 'Zuschneiden';
export const download = 'Herunterladen';
export const cropTitle = 'Bild zuschneiden';
export const cropReplaces = 'Der Ausschnitt ersetzt das Bild überall, wo es verwendet wird.';
export const pictureFileName = message('Bild-{id}.{extension}');
export const original = 'Original';
export const sizesTitle = 'Größen und Adressen';
export const sizesHint = 'Für Newsletter und andere Seiten. Wird das Bild ersetzt, ändern sich die Adressen.';
export const copyAddressOf = message('Adresse kopieren: {name}');
export const pictureFiles = 'JPG, PNG, GIF oder WebP, bis 15 MB';
export const videoFiles = 'MP4, WebM oder MPEG, bis 15 MB';
export const libraryFiles = 'Bilder, Videos, PDF, Office-Dateien, Texte oder ZIP, bis 15 MB';
export const wrongKind = message('„{name}“ geht hier nicht. Erlaubt sind: {kinds}.');
export const emptyFile = message('„{name}“ ist leer.');
export const largeFile = message('„{name}“ ist zu groß: {size}, erlaubt sind 15 MB.');
export const cannotCrop = 'Dieses Bild lässt sich hier nicht zuschneiden.';
export const sending = message('Wird gesendet … {percent} %');
export const processing = 'Verarbeiten …';
export const saveCrop = 'Ausschnitt speichern';
export const savePicture = 'Bild speichern';
export const cropArea = 'Ausschnitt';
export const preview = 'Vorschau';
export const notAPicture = message('„{name}“ ist kein Bild, das sich anzeigen lässt.');
export const description = 'Beschreibung';
export const descriptionHint =
  'Was ist zu sehen? Vorgelesen für Gäste, die das Bild nicht sehen, und gelesen von Suchmaschinen.';
export const copied = message('{label}: kopiert');
export const cannotCopy = 'Ihr Browser erlaubt das Kopieren hier nicht.';
export const saving = 'Wird gespeichert …';
export const notSaved = 'Nicht gespeichert';
export const saved = 'Gespeichert';
export const whatIsShown = 'Was ist zu sehen?';
export const descriptionOf = richMessage('Beschreibung<hidden> von Bild {id}</hidden>');
export const ratioWhole = 'Ganzes Bild';
export const ratioFree = 'Frei';
export const CROP_HANDLES = {
  cropArea: 'Ausschnitt: mit den Pfeiltasten verschieben',
  nwDragHandle: 'Ecke oben links, mit den Pfeiltasten ziehen',
  nDragHandle: 'Obere Kante, mit den Pfeiltasten ziehen',
  neDragHandle: 'Ecke oben rechts, mit den Pfeiltasten ziehen',
  eDragHandle: 'Rechte Kante, mit den Pfeiltasten ziehen',
  seDragHandle: 'Ecke unten rechts, mit den Pfeiltasten ziehen',
  sDragHandle: 'Untere Kante, mit den Pfeiltasten ziehen',
  swDragHandle: 'Ecke unten links, mit den Pfeiltasten ziehen',
  wDragHandle: 'Linke Kante, mit den Pfeiltasten ziehen',
};
export const IMAGE_SIZES: Readonly<Record<ImageSize, string>> = {
  icon: 'Symbol',
  thumbnail: 'Vorschau',
  tiny: 'Sehr klein',
  small: 'Klein',
  medium: 'Mittel',
  large: 'Groß',
};
export const takePictures = message('{count, plural, one {# Bild} other {# Bilder}} übernehmen');
export const noneYet = message('Noch keine {things}.');
export const dropFirst = message('Noch keine {things}. Ziehen Sie Dateien in das Feld oben.');
export const cropNamed = message('{name} zuschneiden');
export const takeOut = message('{name} herausnehmen');
export const waiting = 'wartet';
export const stopFile = message('{name} abbrechen');
export const unreadable = message('„{name}“ lässt sich nicht lesen.');
export const libraryFileFacts = message('{kind}, {size}, Version {version}');
export const guestFileFacts = message(
  '{kind}, {size}. Ein Gast hat sie mit einer Bestellung geschickt; sie lässt sich nicht ersetzen.',
);
export const video = 'Video';
export const zipArchive = 'ZIP-Archiv';
export const wordDocument = 'Word-Dokument';
export const excelTable = 'Excel-Tabelle';
export const presentation = 'Präsentation';
export const csvTable = 'Tabelle (CSV)';
export const plainText = 'Text';
export const load = richMessage('Laden<hidden>: {name}</hidden>');
export const pixels = message('{edge} px');
