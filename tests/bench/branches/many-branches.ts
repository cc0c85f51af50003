import pg from 'pg';
import { newDeviceKey, secretHash } from '#use-cases/access/secrets.ts';

export interface BenchBranch {
  id: number;
  identifier: string;
  /** Signs in its device at the counter. */
  deviceKey: string;
}

/**
 * Makes `count` branches in a demo shop: copies of its first one, each with all menus of that one and a counter device. Call it while
 * no server runs: only those of the catalogue announce themselves.
 */
export async function addBranches(databaseUrl: string, count: number): Promise<BenchBranch[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = 'Branch' AND column_name NOT IN ('id', 'identifier', 'name')`,
    );
    const copied = columns.map(({ name }) => `"${name}"`).join(', ');
    const { rows } = await client.query<{ id: number; identifier: string }>(
      `INSERT INTO "Branch" (identifier, name, ${copied})
       SELECT 'filiale-' || n, name || ' ' || n, ${copied}
       FROM generate_series(1, $1::int) AS n, (SELECT * FROM "Branch" ORDER BY id LIMIT 1) AS first
       RETURNING id, identifier`,
      [count],
    );
    const branches = rows.map((row) => ({
      ...row,
      deviceKey: newDeviceKey(),
    }));
    await client.query(
      `UPDATE "Menu" SET branches = branches || $1::int[]
       WHERE (SELECT min(id) FROM "Branch") = ANY (branches)`,
      [branches.map(({ id }) => id)],
    );
    await client.query(
      `INSERT INTO "Device" (name, "branchId", "keyHash") SELECT 'Kassen-PC', * FROM unnest($1::int[], $2::text[])`,
      [branches.map(({ id }) => id), branches.map(({ deviceKey }) => secretHash(deviceKey))],
    );
    return branches;
  } finally {
    await client.end();
  }
}
