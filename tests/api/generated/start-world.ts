import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import { type CallOptions, startServer, type TestServer } from '../support/harness.ts';
import { type Caller, signInAll, withRetry } from './callers.ts';
import { readDocument } from './document.ts';
import { buildWorld, OPEN_NOON, type World } from './world.ts';

/** What every suite generated from the routes needs: a server with a record of everything, and all its callers. */
export interface StartedWorld {
  server: TestServer;
  options: Record<Caller, CallOptions>;
  document: OpenApiDocument;
  world: World;
}

export async function startWorld(): Promise<StartedWorld> {
  const server = withRetry(await startServer({ settings: { isRateLimited: false }, now: OPEN_NOON }));
  const options = await signInAll(server);
  const document = await readDocument(server);
  const world = await buildWorld(server, document, options.administrator);
  return { server, options, document, world };
}
