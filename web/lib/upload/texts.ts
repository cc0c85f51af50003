import { message } from '#text/message.ts';

export const uploadFailed = message(
  'Die ausgewählte Datei "{name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
);
export const tooManyUploads = message('Bitte laden Sie höchstens {maximum} Dateien hoch.');
