// In place of what does not belong into a log
export const email = '[E-Mail]';
export const phone = '[Telefon]';
export const removed = '[entfernt]';
