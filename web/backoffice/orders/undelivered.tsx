import type { StaffOrder } from '#domain/order/order.ts';
import { undelivered } from '#domain/order/undelivered.ts';
import { messageLabel } from '#text/messages/message-names.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** 'mail received' as people call it: 'E-Mail „Bestellung eingegangen“'. */
export function messageWords(key: string): string {
  const [channel, ...name] = key.split(' ');
  const label = messageLabel(channel === 'sms' ? 'sms' : 'mail', name.join(' '));
  return texts.messageCalled({ channel: channel ?? '', label });
}

/** A small sign that somebody was not told what they should have been told (R285); nothing usually. */
export function UndeliveredSign({ order, className = 'size-5' }: { order: StaffOrder; className?: string }) {
  const names = undelivered(order.history).map(messageWords);
  if (names.length === 0) return null;
  const text = texts.undelivered({ count: names.length, names: names.join(', ') });
  return (
    <span title={text} className="relative flex shrink-0 text-error">
      <StaffIcon name="mail-off" className={className} />
      <span className="sr-only">{text}</span>
    </span>
  );
}
