import { cents } from '#domain/money/money.ts';
import { field, nullable } from '#domain/order/field.ts';
import type { Choices, LineFacts, LineKind } from './line.ts';
import * as texts from './texts.ts';

/** What the shop donates per order with a recipient (R9). */
export const DONATION = cents(7);

const choice = { donatee: nullable(field('id', texts.donatee)) };

function chosen({ shop }: LineFacts, { donatee }: Choices<typeof choice>) {
  return shop?.donatees.find(({ id }) => id === donatee);
}

export const donation = {
  kind: 'donation',
  label: texts.donation,
  lead: texts.donationLead,
  payer: 'shop',
  plugin: { name: 'enablePluginDonations', label: texts.donations },
  choice,
  faults: (of, facts, isOffered) =>
    isOffered && of.donatee !== null && !chosen(facts, of)
      ? [{ code: 'donatee-unknown', field: 'donatee' }]
      : [],
  lineOf: (facts, of) => {
    const donatee = chosen(facts, of);
    return donatee ? { detail: donatee.name, amount: DONATION } : null;
  },
} as const satisfies LineKind<Choices<typeof choice>>;
