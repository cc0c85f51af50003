import pg from 'pg';
import { branchCopies } from '#tests/branch-copies.ts';
import { newDeviceKey, secretHash } from '#use-cases/access/secrets.ts';

export interface BenchBranch {
  id: number;
  identifier: string;
  /** Signs in its device at the counter. */
  deviceKey: string;
}

/** Makes `count` branches in a demo shop, each with a counter device. Call it while no server runs. */
export async function addBranches(databaseUrl: string, count: number): Promise<BenchBranch[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(branchCopies(count));
    const { rows } = await client.query<{ id: number; identifier: string }>(
      `SELECT id, identifier FROM "Branch" WHERE identifier LIKE 'filiale-%' ORDER BY id`,
    );
    const branches = rows.map((row) => ({
      ...row,
      deviceKey: newDeviceKey(),
    }));
    await client.query(
      `INSERT INTO "Device" (name, "branchId", "keyHash") SELECT 'Kassen-PC', * FROM unnest($1::int[], $2::text[])`,
      [branches.map(({ id }) => id), branches.map(({ deviceKey }) => secretHash(deviceKey))],
    );
    return branches;
  } finally {
    await client.end();
  }
}
