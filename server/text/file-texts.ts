import { message } from './message.ts';

export const unnamedFile = message('Datei.{extension}');
export const preview = 'Vorschau.jpg';
export const labelSheets = 'Etiketten';
