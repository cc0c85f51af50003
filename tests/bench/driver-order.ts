import pg from 'pg';
import { timeCalls } from './rates.ts';

/**
 * The baseline for orders: one transaction on the bare driver that stores an order row and three item rows, with as many
 * connections as clients. Transactions per second.
 */
export async function bareDriverRate(url: string, clients: number, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  await pool.query('CREATE TABLE bench_order (id serial PRIMARY KEY, uid text UNIQUE, data text, total int)');
  await pool.query(
    'CREATE TABLE bench_item (id serial PRIMARY KEY, order_id int REFERENCES bench_order, name text, price int)',
  );
  let number = 0;
  const { perSecond } = await timeCalls(clients, count, async () => {
    const client = await pool.connect();
    number += 1;
    const uid = `order-${number}`;
    try {
      await client.query('BEGIN');
      const { rows } = await client.query(
        'INSERT INTO bench_order (uid, data, total) VALUES ($1, $2, $3) RETURNING id',
        [uid, 'a customer with an address', 1234],
      );
      for (const name of ['Jausenbrot', 'Käseplatte', 'Apfelsaft']) {
        await client.query('INSERT INTO bench_item (order_id, name, price) VALUES ($1, $2, $3)', [
          rows[0].id,
          name,
          490,
        ]);
      }
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  });
  await pool.query('DROP TABLE bench_item, bench_order');
  await pool.end();
  return perSecond;
}
