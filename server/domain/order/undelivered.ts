/** Events about messages; they change nothing about the order itself. */
export const MESSAGE_FAILED = 'message-failed';
export const MESSAGE_RESENT = 'message-resent';

/** What names a message in the history: 'mail confirmed', 'sms new-order'. */
export type MessageKey = `${'mail' | 'sms'} ${string}`;

interface Noted {
  event: string;
  note: string | null;
}

/** Whether an event is only about a message. */
export function isAboutMessage(event: string): boolean {
  return event === MESSAGE_FAILED || event === MESSAGE_RESENT;
}

/** Commands that send several at once. */
const SENT_TOGETHER: Readonly<Record<string, readonly MessageKey[]>> = {
  'mail-resent': ['mail received', 'mail new-order'],
  'sms-resent': ['sms new-order'],
};

/** The messages of an order that were given up and not sent again since (R285). */
export function undelivered(history: readonly Noted[]): string[] {
  const open = new Set<string>();
  for (const { event, note } of history) {
    for (const sent of SENT_TOGETHER[event] ?? []) open.delete(sent);
    if (event === MESSAGE_FAILED && note !== null) open.add(note);
    if (event === MESSAGE_RESENT && note !== null) open.delete(note);
  }
  return [...open];
}
