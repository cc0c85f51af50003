import type { OutboundAnswer, OutboundCall } from '#adapters/outbound.ts';
import type { SmsMessage } from '#use-cases/message-ports.ts';

export const SMS_GATEWAY_NAMES = ['generic', 'websms', 'seven'] as const;
export type SmsGatewayName = (typeof SMS_GATEWAY_NAMES)[number];

export interface SmsAccount {
  /** The generic gateway: where to post. The others: in place of the address of their service. */
  url?: string | undefined;
  token?: string | undefined;
  /** The sender that phones show: a number, or up to 11 letters and digits; unset: the gateway's choice. */
  from?: string | undefined;
}

/** What is special about a gateway. */
export interface SmsGateway {
  /** Sent by POST. */
  request(message: SmsMessage): Pick<OutboundCall, 'url' | 'headers' | 'body'>;
  /** Throws unless the message was accepted; `SmsRefused` where no retry can help. */
  judge(answer: OutboundAnswer): void;
}
