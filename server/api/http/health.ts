import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Database, Disk } from '#use-cases/ports.ts';

/** The stages of the server's life; requests are served only when 'ready'. */
export interface Lifecycle {
  state: 'starting' | 'ready' | 'stopping';
}

export interface HealthOptions {
  db: Pick<Database, 'isReachable' | 'isFull'>;
  disk: Disk;
  lifecycle: Lifecycle;
  version: string;
}

/**
 * GET /api/health, the readiness: 200 once requests are served, 503 while starting, stopping, without database, or without disk
 * space. GET /api/health/live: 200 as long as the process answers; a restart would help with nothing that the other one says.
 */
export function registerHealth(app: FastifyInstance, { db, disk, lifecycle, version }: HealthOptions): void {
  app.get('/api/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: { status: 'alive', version } }),
  );
  app.get('/api/health', async (_request, reply) => {
    const isReady = lifecycle.state === 'ready';
    const status = isReady ? await stateOf(db, disk) : lifecycle.state;
    return reply
      .header('cache-control', 'no-store')
      .code(status === 'ok' ? 200 : 503)
      .send({ data: { status, version } });
  });
}

async function stateOf(db: HealthOptions['db'], disk: Disk): Promise<'ok' | 'no-database' | 'disk-full'> {
  const [isReachable, hasRoom] = await Promise.all([db.isReachable(), disk.hasRoom()]);
  // An embedded database answers nothing any more once its disk has failed it: the disk is what has to be mended.
  if (!hasRoom || db.isFull()) return 'disk-full';
  return isReachable ? 'ok' : 'no-database';
}

/**
 * Refuses writes while the disk of the embedded database is nearly full. That database would crash if space ran out in the
 * middle of a write, so it never gets there: people are asked to try again, and writes resume once there is space.
 */
export function guardRoom(app: FastifyInstance, disk: Disk): void {
  app.addHook('onRequest', async ({ method }) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    if (isWrite && !(await disk.hasRoom())) throw new AppError('unavailable');
  });
}
