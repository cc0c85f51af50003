import { message } from '#text/message.ts';

export const closeNotice = 'Close notice';
export const noticeDetail = 'Details of the notice';
export const loading = 'Loading …';
export const close = 'Close';
export const less = 'Less';
export const more = 'More';
export const loadingBar = 'Loading';
export const closed = 'closed';
export const range = message('{from} to {to},');
export const lastRange = message('{from} to {to}');
export const days = message('{first} to {last}');
