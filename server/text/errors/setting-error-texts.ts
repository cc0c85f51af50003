import { message } from '../message.ts';

/** What can be wrong with the settings of a shop and its branches. */
export const SETTING_ERROR_TEXTS = {
  'contact-invalid': message(
    '{name, select, none {Diese Angabe} other {„{name}“}} ist weder eine E-Mail-Adresse noch eine Telefonnummer im Format +436641234567. Bitte schreiben Sie in jede Zeile eine davon.',
  ),
  'contacts-missing':
    'Bitte geben Sie an, wer verständigt wird: je Zeile eine E-Mail-Adresse oder Telefonnummer.',
  'too-many-contacts': message('Es können höchstens {maximum} Kontakte verständigt werden.'),
  'rejects-before-alarm': message(
    'Bitte lassen Sie den Kontakten Zeit: abgelehnt werden kann frühestens nach mehr als {minutes} Minuten, wenn sie verständigt sind.',
  ),
  'placeholder-unknown': message(
    '{name, select, none {Diesen Platzhalter} other {„{name}“}} kann keine E-Mail ausfüllen. In geschwungenen Klammern stehen können: {other}.',
  ),
};
