import fastify from 'fastify';
import { AppError } from '#domain/errors.ts';
import { refusalOf } from './errors.ts';

export interface Doorkeeper {
  /** Releases the port to the server; may be called repeatedly. */
  close(): Promise<void>;
}

export interface DoorkeeperOptions {
  port: number;
  host: string;
  version: string;
}

/**
 * Holds the port while the server starts and answers everything with 503, /api/health with its reason; /api/health/live says 200. Throws what listening
 * throws (EADDRINUSE ...), before anything else has been touched. Port 0 means any free one: there is nothing to hold.
 */
export async function openDoorkeeper({ port, host, version }: DoorkeeperOptions): Promise<Doorkeeper> {
  if (port === 0) return { close: async () => {} };
  const app = fastify({ forceCloseConnections: true, requestTimeout: 5_000 });
  const headers = { 'retry-after': '2', 'cache-control': 'no-store', connection: 'close' };
  app.addHook('onRequest', async (_request, reply) => void reply.code(503).headers(headers));
  app.get('/api/health/live', async (_request, reply) =>
    reply.code(200).send({ data: { status: 'alive', version } }),
  );
  app.get('/api/health', async () => ({ data: { status: 'starting', version } }));
  const { errors } = refusalOf(new AppError('unavailable'));
  // Not found sets its own status.
  app.setNotFoundHandler(async (_request, reply) => reply.code(503).send({ errors }));
  await app.listen({ port, host });
  let closing: Promise<void> | null = null;
  return {
    close: () => {
      closing ??= app.close();
      return closing;
    },
  };
}
