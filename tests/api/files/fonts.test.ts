import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLED_FONTS } from '#domain/media/font.ts';
import { startServer, type TestServer } from '../support/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const path = (family: string, variant: string) => `/api/fonts/google/${family}/style-${variant}.embed.css`;

/** Without the path normalisation that fetch does. */
function raw(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path: target }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('GET /api/fonts', () => {
  it('lists the families with their variants, for everybody', async () => {
    const { status, body } = await server.get('/api/fonts');
    expect(status).toBe(200);
    expect(body).toEqual({ data: BUNDLED_FONTS, total: BUNDLED_FONTS.length });
    expect(body.data.map(({ family }: { family: string }) => family)).toContain('Playfair Display');
  });
});

describe('GET /api/fonts/google/{family}/style-{variant}.embed.css', () => {
  it.each(['Playfair%20Display', 'Playfair+Display', 'playfair-display'])('finds %s', async (family) => {
    const { status, headers, body } = await server.get(path(family, '700i'));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(body).toMatch(
      /^@font-face\{font-family:"Playfair Display";font-style:italic;font-weight:700;font-display:swap;src:url\(data:font\/woff2;base64,/,
    );
  });

  it('embeds its fonts and requests nothing else', async () => {
    const { body } = await server.get(path('Lato', '900'));
    const sources = [...body.matchAll(/url\((.*?)\)/g)].map(([, source]) => source);
    expect(sources).toHaveLength(2);
    for (const source of sources) {
      const font = Buffer.from(source.replace('data:font/woff2;base64,', ''), 'base64');
      expect(font.subarray(0, 4).toString()).toBe('wOF2');
    }
    expect(body.match(/unicode-range:U\+[0-9A-F?,U+-]+\}/g)).toHaveLength(2);
  });

  it('is cached by browsers and by its ETag, and sent compressed', async () => {
    const { headers } = await server.get(path('Inter', '400'));
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = headers.get('etag') ?? '';
    const again = await server.get(path('inter', '400'), { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    const zipped = await new Promise<Buffer>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const options = { hostname, port, path: path('Inter', '400'), headers: { 'accept-encoding': 'gzip' } };
      request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve(Buffer.concat(chunks)));
      })
        .on('error', reject)
        .end();
    });
    expect(gunzipSync(zipped).toString()).toMatch(/^@font-face\{font-family:"Inter"/);
  });

  it('has every variant of the list', async () => {
    for (const { family, variants } of BUNDLED_FONTS) {
      for (const variant of [variants[0], variants.at(-1)]) {
        const { status, body } = await server.get(path(encodeURIComponent(family), variant ?? ''));
        expect([status, body.includes(`font-family:"${family}"`)], `${family} ${variant}`).toEqual([
          200,
          true,
        ]);
      }
    }
  });

  it.each([
    ['..', '400'],
    ['..%2f..%2fpackage.json', '400'],
    ['x@127.0.0.1', '400'],
    ['http:%2f%2f169.254.169.254', '400'],
    ['http%3A%2F%2F169.254.169.254%2Flatest', '400'],
    ['Comic%20Sans', '400'],
    ['constructor', '400'],
    ['Inter%7Dbody%7B%7D', '400'],
    ['Inter', '%7Dbody%7B%7D'],
    ['Inter', '400%7Dbody%7Bdisplay:none%7D'],
    ['Inter', '450'],
    ['Inter', '400;src:url(http:%2f%2f127.0.0.1)'],
    ['Inter', '../400'],
    ['Inter', ''],
    ['Playfair-Display', '100'],
    ['x'.repeat(3_000), '400'],
    ['Inter', '4'.repeat(3_000)],
  ])('A50 %s in %s is not found', async (family, variant) => {
    expect(await raw(path(family, variant))).toBe(404);
  });
});
