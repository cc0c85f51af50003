import { message } from '#text/message.ts';

export { close } from '#web/ui/texts.ts';

export const pictures = 'Pictures';
export const pictureOf = message('Picture {number} of {count}');
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
