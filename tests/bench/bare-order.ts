import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { DurableFiles, durableParameters } from '#data/durable-files.ts';
import { type CallFigures, callFigures } from './rates.ts';

/**
 * The baselines for orders: one transaction on the bare database that stores an order row and three item rows. What a
 * complete order costs beyond that is the product's own work, whatever the machine.
 */

type Query = (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

const TABLES = [
  'CREATE TABLE bench_order (id serial PRIMARY KEY, uid text UNIQUE, data text, total int)',
  'CREATE TABLE bench_item (id serial PRIMARY KEY, order_id int REFERENCES bench_order, name text, price int)',
];

/** On PostgreSQL, with as many connections as clients. */
export async function bareDriverFigures(url: string, clients: number, count: number): Promise<CallFigures> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  try {
    for (const table of TABLES) await pool.query(table);
    let number = 0;
    const figures = await callFigures(clients, count, async () => {
      number += 1;
      const at = number;
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await storeOrder(client.query.bind(client), at);
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    });
    await pool.query('DROP TABLE bench_item, bench_order');
    return figures;
  } finally {
    await pool.end();
  }
}

/** On an embedded database of its own in `directory`, whose only connection the clients take in turn. */
export async function bareEmbeddedFigures(
  directory: string,
  clients: number,
  count: number,
): Promise<CallFigures> {
  const database = await PGlite.create({
    fs: new DurableFiles(directory),
    startParams: durableParameters(PGlite.defaultStartParams),
  });
  try {
    for (const table of TABLES) await database.query(table);
    let number = 0;
    return await callFigures(clients, count, () => {
      number += 1;
      const at = number;
      return database.transaction((transaction) =>
        storeOrder((sql, values) => transaction.query(sql, values), at),
      );
    });
  } finally {
    await database.close();
  }
}

async function storeOrder(query: Query, number: number): Promise<void> {
  const { rows } = await query(
    'INSERT INTO bench_order (uid, data, total) VALUES ($1, $2, $3) RETURNING id',
    [`order-${number}`, 'a customer with an address', 1234],
  );
  const [order] = rows as { id: number }[];
  for (const name of ['Jausenbrot', 'Käseplatte', 'Apfelsaft']) {
    await query('INSERT INTO bench_item (order_id, name, price) VALUES ($1, $2, $3)', [order?.id, name, 490]);
  }
}
