import { message } from '#text/message.ts';

export { close } from '#web/ui/texts.ts';

export const pictures = 'Bilder';
export const pictureOf = message('Bild {number} von {count}');
export const previousPicture = 'Vorheriges Bild';
export const nextPicture = 'Nächstes Bild';
