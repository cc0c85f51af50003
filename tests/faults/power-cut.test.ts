import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { build } from '#tests/built.ts';
import { startServerProcess } from '#tests/server-process.ts';
import { acceptableOrder, type PlacedOrder, place, publicOrder, upload } from './demo-orders.ts';
import { failingDisk, mayFail } from './failing-disk.ts';

const CUTS = Number(process.env.POWER_CUTS ?? 5);
/** Guests who order at the same time. */
const GUESTS = 4;

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

it.runIf(mayFail)(
  `F4 ${CUTS} power cuts on the embedded database lose no acknowledged order and no file`,
  async () => {
    build();
    const disk = failingDisk();
    cleanUps.push(() => disk.remove());
    const { template, remove } = await createTemplate('embedded');
    cleanUps.push(remove);
    const { settings, remove: removeCopy } = await copyTemplate(template);
    cleanUps.push(removeCopy);
    const env = { DATA_DIR: join(disk.path, 'data'), RATE_LIMITS: 'off' };
    cpSync(settings.dataDir, env.DATA_DIR, { recursive: true });
    disk.settle();

    const acknowledged: PlacedOrder[] = [];
    const files: string[] = [];
    let body: object | null = null;
    for (let cut = 0; cut < CUTS; cut += 1) {
      const server = await startServerProcess(env);
      try {
        body ??= await acceptableOrder(server);
        const wanted: object = body;
        let isCut = false;
        const guests = Array.from({ length: GUESTS }, async () => {
          while (!isCut) {
            const order = await place(server, wanted, randomUUID());
            if (order && !isCut) acknowledged.push(order);
          }
        });
        const { status, body: file } = await upload(server);
        expect(status).toBe(201);
        files.push(`/upload/${file.data.publicHash}/${file.data.id}-${file.data.version}.png`);
        await sleep(500 + Math.random() * 1_500);
        server.child.kill('SIGSTOP');
        isCut = true;
        const replace = disk.cutPower();
        await server.kill();
        await Promise.all(guests);
        replace();
      } finally {
        await server.kill();
      }
    }
    const server = await startServerProcess(env);
    cleanUps.push(() => server.kill());
    expect(acknowledged.length).toBeGreaterThan(CUTS * GUESTS);
    const found = await Promise.all(acknowledged.map((order) => publicOrder(server, order)));
    expect(found.map(({ uid }) => uid)).toEqual(acknowledged.map(({ uid }) => uid));
    for (const path of files) expect((await fetch(server.url + path)).status, path).toBe(200);
    expect(await place(server, body ?? {}, randomUUID())).not.toBeNull();
  },
  60_000 + CUTS * 30_000,
);
