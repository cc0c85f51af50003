import { message } from '#text/message.ts';

export const uploaded = 'Hochgeladen';
export const uploading = message('{name} wird hochgeladen');
export const imageTypes = 'JPG, PNG oder GIF, bis 15 MB';
export const fileTypes = 'Dokumente, Bilder, Videos oder ZIP, bis 15 MB';
export const chooseUpload = message(
  '{kind, select, image {Bild} images {Bilder} files {Dateien} other {Datei}} auswählen',
);
export const replaceUpload = message('{kind, select, image {Bild} other {Datei}} ersetzen');
export const stopUpload = message('{name} abbrechen');
export const namelessFile = message('Datei {number}');
export const remove = message('{name} entfernen');
