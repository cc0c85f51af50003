import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * The baseline: the same HTTP framework serving given bytes from memory and doing nothing else. Arguments: a file with
 * the bytes, its content type, its content encoding. Prints its address.
 */
const [file = '', type = 'application/json', encoding = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = Fastify();
app.get('/', (_request, reply) => {
  reply.header('content-type', type).header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
