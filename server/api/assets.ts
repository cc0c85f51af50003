import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built files of the web: their names carry a hash of their content, so they never change. */
export async function registerAssets(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    preCompressed: false,
  });
}
