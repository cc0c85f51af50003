import { message } from '#text/message.ts';

export const opensNewTab = 'Öffnet in einem neuen Tab';
export const takePhone = message('{number} übernehmen');
