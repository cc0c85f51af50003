import { message } from '#text/message.ts';

/** Notes in the history of an order: what was paid or handed back at the counter. */
export const paidBy = message('{amount} {method}');
export const withCode = message('{paid}, Code {code}');
export const because = message('{what}: {reason}');
