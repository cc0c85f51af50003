import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Prebuilt, prebuiltFrom, sendPrebuilt } from '#api/http/prebuilt.ts';
import { MAP_WORKER_POLICY } from '#api/http/security-headers.ts';

/** The compressed forms from the build. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Files whose names stay the same, because browsers check them again and again, and their scope as service workers: the
 * whole shop; the screens on walls; the staff's app.
 */
const SERVICE_WORKERS: Readonly<Record<string, string>> = {
  'service-worker.js': '/',
  'signage-worker.js': '/signage/',
  'backoffice-worker.js': '/backend',
  // Guests have it below /push, the staff below /backend/push.
  'push-worker.js': '/',
};
const MAP_WORKER = /^mapbox-gl-csp-worker-/;

/**
 * The built web files below /assets. Their names contain a hash of their content, so they never change: scripts and styles
 * are read once, with the compressed forms from the build, and kept in memory; everything else comes from the disk.
 */
export async function registerAssets(
  app: FastifyInstance,
  directory: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const texts = new Map(
    readdirSync(directory)
      .filter((name) => extname(name) in TEXT_TYPES)
      .map((name) => [`/assets/${name}`, once(() => read(join(directory, name), headers))]),
  );
  app.addHook('onRequest', async (request, reply) => {
    const text = request.method === 'GET' || request.method === 'HEAD' ? texts.get(request.url) : undefined;
    if (!text) return;
    const prebuilt = await text();
    reply.hijack();
    sendPrebuilt(request.raw, reply.raw, prebuilt);
  });
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  });
}

async function read(file: string, headers: Readonly<Record<string, string>>): Promise<Prebuilt> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`),
    readFile(`${file}.gz`),
  ]);
  const scope = SERVICE_WORKERS[basename(file)];
  return prebuiltFrom(
    { identity, br, gzip },
    {
      headers: {
        ...headers,
        'content-type': TEXT_TYPES[extname(file)] ?? 'application/octet-stream',
        ...(MAP_WORKER.test(basename(file)) ? { 'content-security-policy': MAP_WORKER_POLICY } : {}),
        ...(scope
          ? { 'cache-control': 'no-cache', 'service-worker-allowed': scope }
          : { 'cache-control': 'public, max-age=31536000, immutable' }),
      },
      vary: 'Accept-Encoding',
    },
  );
}

/** Lazy work; a failure is not cached, so that it is retried. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}
