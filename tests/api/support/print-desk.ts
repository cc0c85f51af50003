import { expect } from 'vitest';
import type { PrintJobView } from '#use-cases/printing/print-job-view.ts';
import type { OrderServer } from './order-server.ts';
import { confirmedOrder, type ListedJob, printJobsOf } from './print-shop.ts';
import { DEVICE_KEY } from './template.ts';
import { eventually } from './waiting.ts';

type Job = PrintJobView;

/** What staff, the devices and the outbox of a shop do about its slips. */
export function printDesk(shop: OrderServer) {
  /** Everything that a device has not settled and does not hold. */
  const claim = async (key = DEVICE_KEY, held: readonly Job[] = []): Promise<Job[]> => {
    const body = { layouts: ['receipt', 'kitchen'], held: held.map(({ id }) => Number(id)) };
    return (await shop.post('/api/print-jobs/claim', body, { key })).body.data;
  };
  const kitchen = async (key = DEVICE_KEY, held: readonly Job[] = []) =>
    (await claim(key, held)).filter(({ layout }) => layout === 'kitchen');
  const read = async (job: Job | undefined): Promise<Job> =>
    (await shop.get(`/api/print-jobs/${job?.id}`, { key: DEVICE_KEY })).body.data;
  const report = async (jobs: readonly Job[], state: string, key = DEVICE_KEY) => {
    for (const { id } of jobs)
      await shop.post(`/api/print-jobs/${id}/report`, { state, attempts: 1, reason: 'x' }, { key });
  };
  const put = async (path: string, body: object) => {
    const answer = await shop.call('PUT', path, { body, key: DEVICE_KEY });
    expect(answer.status).toBe(200);
  };
  const amount = (id: number, index: number, value: number) =>
    put(`/api/orders/${id}/items/${index}`, { amount: value });
  const edit = (id: number, body: object) => put(`/api/orders/${id}`, { id, ...body });
  const print = async (id: number, layout = 'kitchen') =>
    (await shop.post(`/api/orders/${id}/print`, { layout }, { key: DEVICE_KEY })).body.data;
  /** The outbox has nothing left to do. */
  const settled = () =>
    eventually(async () =>
      expect(
        await shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'print' AND "state" IN ('waiting', 'running')`),
      ).toEqual([]),
    );
  const kindsOf = async (order: number) =>
    (await printJobsOf(shop, order))
      .filter(({ layout }) => layout === 'kitchen')
      .map(({ kind, state }: ListedJob) => `${kind} ${state}`);

  /** A confirmed order whose slips are out. */
  const onPaper = async (overrides: Record<string, unknown> = {}) => {
    const order = await confirmedOrder(shop, overrides);
    await report(await claim(), 'printed');
    return order;
  };
  return { claim, kitchen, read, report, amount, edit, print, settled, kindsOf, onPaper };
}
