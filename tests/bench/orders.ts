import { randomUUID } from 'node:crypto';
import { type CallFigures, callFigures } from './rates.ts';

/** Places `count` orders from `clients` concurrent loops. */
export function orderFigures(
  url: string,
  body: object,
  clients: number,
  count: number,
): Promise<CallFigures> {
  return callFigures(clients, count, async () => {
    const answer = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`order refused: ${answer.status} ${text}`);
  });
}
