import type { PeerPayment, PeerState } from './payment-peer.ts';

/** What a guest can do on the page; 'later' goes back at once and pays a moment afterwards. */
export type Choice = Exclude<PeerState, 'open' | 'authorized'> | 'later';

const CHOICES: Record<Choice, string> = {
  paid: 'Bezahlen',
  failed: 'Fehlschlagen',
  canceled: 'Abbrechen',
  expired: 'Ablaufen',
  pending: 'In Bearbeitung',
  later: 'Später bezahlen',
};

export function choiceOf(value: string | null): Choice | null {
  return value !== null && value in CHOICES ? (value as Choice) : null;
}

/** The page of a provider at which guests pay, without anything but its buttons. */
export function payPage(provider: string, { id, amount, currency, state }: PeerPayment): string {
  const buttons = Object.entries(CHOICES).map(
    ([choice, label]) => `<p><button name="choice" value="${choice}">${label}</button></p>`,
  );
  const content =
    state === 'open' || state === 'pending'
      ? `<form method="post">${buttons.join('')}</form>`
      : `<p>Diese Zahlung ist nicht mehr offen (${state}).</p>`;
  return `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${provider}</title>
<h1>${provider}</h1><p>${id}: ${(amount / 100).toFixed(2)} ${currency}</p>${content}</html>`;
}
