import { message, richMessage } from '#text/message.ts';

export { retry } from '../texts.ts';

export const ownText = 'Eigener Text';
export const font = 'Schrift';
export const fontSize = 'Größe (px)';
export const weight = 'Stärke';
export const align = 'Ausrichtung';
export const verticalAlign = 'Höhe im Feld';
export const italic = 'Kursiv';
export const noSubject = 'Ohne';
export const colour = 'Farbe';
export const preview = 'Vorschau';
export const previewTitle = 'So wird das fertige Bild';
export const drawing = 'Wird gezeichnet …';
export const notPublic =
  'Dieses Produkt oder diese Filiale ist nicht öffentlich. Die Vorschau zeigt nur, was Gäste sehen dürfen.';
export const previewFailed = 'Die Vorschau konnte nicht gezeichnet werden.';
export const previewAlt = 'Vorschau des fertigen Bildes';
export const downloadPicture = 'Bild speichern';
export const picture = 'Bild';
/** The highest and the lowest letter: how far the ink of a line reaches. Never shown. */
export const inkSample = 'Äg';
export const pictureFile = message('{name}.webp');
export const sizeFirst =
  'Geben Sie zuerst Breite und Höhe an, zum Beispiel 1080 × 1080 Pixel für soziale Netzwerke.';
export const undo = 'Rückgängig (Strg+Z)';
export const redo = 'Wiederholen (Strg+Y)';
export const canvasKeys =
  'Ziehen bewegt eine Ebene, die Punkte am Rand ändern ihre Größe. Mit der Tastatur: Pfeiltasten bewegen, mit Strg ändern sie die Größe, mit Umschalt in großen Schritten; Entf löscht.';
export const lookAtFor = 'Ansehen für';
export const product = 'Produkt';
export const branch = 'Filiale';
export const noLayers = 'Noch keine Ebenen. Fügen Sie oben einen Text oder ein Bild hinzu.';
export const settingsOf = message('Einstellungen: {name}');
export const layerNameLabel = 'Name der Ebene';
export const rotation = 'Drehung (°)';
export const opacity = 'Deckkraft (%)';
export const ownPicture = 'Eigenes Bild';
export const pictureInstead = 'Bild, falls der Inhalt fehlt';
export const fit = 'Einpassen';
export const content = 'Inhalt';
export const ownTextOrLink = 'Eigener Text oder Link';
export const textInstead = 'Text, falls der Inhalt fehlt';
export const textOrLink = 'Text oder Link';
export const background = 'Hintergrund';
export const border = 'Rahmen';
export const noColour = 'Keiner';
export const borderWidth = 'Rahmen (px)';
export const radius = 'Eckenradius (px)';
export const layersLabel = 'Ebenen, die oberste zuerst';
export const removeLayer = message('{name} löschen');
export const text = 'Text';
export const qrCode = 'QR-Code';
export const shape = 'Form';
export const yourText = 'Ihr Text';
export const qrCodeOf = message('QR-Code: {what}');
export const layerNamed = message('Ebene {name}');
export const canvas = 'Zeichenfläche';
export const SHAPES = { rectangle: 'Rechteck', ellipse: 'Ellipse' };
export const copyLayer = message('{name} verdoppeln');
export const EDGES = { x: 'Links (px)', y: 'Oben (px)', width: 'Breite (px)', height: 'Höhe (px)' };
export const FITS = { cover: 'Füllen, Rand abschneiden', contain: 'Ganz zeigen' };
export const addLayer = richMessage('{kind}<hidden> hinzufügen</hidden>');
export const range = message('{minimum} bis {maximum}');
export const WEIGHTS: Readonly<Record<string, string>> = {
  100: 'Haarfein',
  200: 'Sehr leicht',
  300: 'Leicht',
  400: 'Normal',
  500: 'Mittel',
  600: 'Halbfett',
  700: 'Fett',
  800: 'Sehr fett',
  900: 'Schwarz',
};
export const ALIGNMENTS = { left: 'Links', center: 'Mitte', right: 'Rechts' };
export const VERTICAL_ALIGNMENTS = { top: 'Oben', middle: 'Mitte', bottom: 'Unten' };
