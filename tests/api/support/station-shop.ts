import { expect } from 'vitest';
import { category, menu } from '#tests/factories.ts';
import type { PrintJobView } from '#use-cases/printing/print-job-view.ts';
import type { Answer, Session } from './harness.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { CHEESE_ROLL, HAM, ordered, orderShop } from './order-shop.ts';
import { printDesk } from './print-desk.ts';
import { addDevice } from './print-shop.ts';
import { ADMIN, DEVICE_KEY } from './template.ts';

export const BAR_KEY = 'schank-der-ersten-filiale-fuer-tests-00000000003';
export const ROLLS = 1;
export const COLD = 3;
const COUNTER = 1;
/** A cheese roll and ham, of one category each. */
export const BOTH = { items: [ordered(), ordered({ product: HAM, amount: 10, unit: 'decagram' })] };

/** A branch with two computers whose catalogue has two categories, and what is done there about stations. */
export async function startStationShop() {
  const shop: OrderServer = await startOrderServer({
    shop: orderShop({
      categories: [category(), category({ id: COLD, name: 'Kaltes' })],
      menus: [
        menu({
          catalog: [
            { id: ROLLS, products: [{ id: CHEESE_ROLL }] },
            { id: COLD, products: [{ id: HAM }] },
          ],
        }),
      ],
    }),
  });
  const desk = printDesk(shop);
  const session: Session = await shop.login(ADMIN);
  await addDevice(shop, 'Schank-PC', BAR_KEY);
  const [device] = await shop.sql(`SELECT "id" FROM "Device" WHERE "name" = 'Schank-PC'`);

  const create = (body: object): Promise<Answer> =>
    shop.post('/api/stations', { branch: 1, ...body }, { session });
  const station = async (body: object): Promise<number> => {
    const answer = await create(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.id;
  };
  const bar = (change: object = {}) => station({ name: 'Schank', categories: [{ id: COLD }], ...change });
  const confirmed = async (overrides: Record<string, unknown> = BOTH): Promise<number> => {
    const { id } = await shop.placed(overrides);
    expect((await shop.command(id, 'confirm')).status).toBe(200);
    await desk.settled();
    return id;
  };
  const claim = async (key: string, body: object = { layouts: ['receipt', 'kitchen', 'label'] }) => {
    const { status, body: answer } = await shop.post('/api/print-jobs/claim', body, { key });
    expect(status, JSON.stringify(answer)).toBe(200);
    return answer.data as PrintJobView[];
  };
  /** What the counter gets that it does not hold. */
  const claimMore = async () => {
    const rows = await shop.sql(`SELECT "id" FROM "PrintJob" WHERE "deviceId" = ${COUNTER}`);
    return desk.claim(
      DEVICE_KEY,
      rows.map(({ id }) => ({ id: String(id) }) as PrintJobView),
    );
  };
  /** Nothing is left of the test before. */
  const clear = async () => {
    await shop.sql('DELETE FROM "PrintJob"');
    await shop.sql('DELETE FROM "Outbox"');
    await shop.sql('DELETE FROM "Station"');
  };
  return {
    shop,
    desk,
    session,
    barPc: Number(device?.id),
    create,
    station,
    bar,
    confirmed,
    claim,
    claimMore,
    clear,
  };
}

/** 'kitchen  Schank 3' = layout, kind unless it is normal, station and the products on it. */
export const words = (jobs: readonly PrintJobView[]) =>
  jobs
    .filter(({ layout }) => layout !== 'receipt')
    .map(({ layout, kind, station: of, order }) =>
      [layout, kind === 'normal' ? '' : kind, of?.name ?? '-', order.items.map((item) => item.product)].join(
        ' ',
      ),
    );
