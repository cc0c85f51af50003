export type DeliveryChannel = 'mail' | 'sms';
export type DeliveryOutcome = 'sent' | 'failed';

/** How many messages this process has handed over since it started. */
export interface Deliveries {
  note(channel: DeliveryChannel, outcome: DeliveryOutcome): void;
  count(channel: DeliveryChannel, outcome: DeliveryOutcome): number;
}

export function countDeliveries(): Deliveries {
  const counts = new Map<string, number>();
  const key = (channel: DeliveryChannel, outcome: DeliveryOutcome) => `${channel} ${outcome}`;
  return {
    note: (channel, outcome) =>
      void counts.set(key(channel, outcome), (counts.get(key(channel, outcome)) ?? 0) + 1),
    count: (channel, outcome) => counts.get(key(channel, outcome)) ?? 0,
  };
}
