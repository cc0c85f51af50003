import { message } from '#text/message.ts';

export const opensNewTab = 'Opens in a new tab';
export const takePhone = message('Use {number}');
