import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { maskedUrl } from '#adapters/log.ts';
import { startServer } from '../support/harness.ts';

describe('GET /api/health', () => {
  it('is 200 once requests are served, with the version', async () => {
    const server = await startServer();
    const { status, headers, body } = await server.get('/api/health');
    expect(status).toBe(200);
    expect(body).toEqual({ data: { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) } });
    expect(headers.get('cache-control')).toBe('no-store');
    await server.stop();
  });
});

describe('limits of requests', () => {
  it('A16 too many requests get a Retry-After header', async () => {
    const server = await startServer();
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push(await server.post('/api/login-link', { email: 'x@example.at' }));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(290);
    expect(answers[5]?.body.errors[0].code).toBe('rate-limited');
    // The same limit applies over tRPC.
    expect((await server.post('/trpc/auth.requestLoginLink', { email: 'x@example.at' })).status).toBe(429);
    await server.stop();
  });

  it('A63 requests that stall disturb nobody', async () => {
    const server = await startServer();
    await server.get('/api/init');
    const { hostname, port } = new URL(server.url);
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write('GET /api/init HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      return socket;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const begin = performance.now();
    expect((await server.get('/api/init')).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(1_000);
    for (const socket of slow) socket.destroy();
    await server.stop();
  });
});

describe('A41 logged addresses', () => {
  it.each([
    ['/api/orders/frontdesk/1/geheim?x=1', '/api/orders/frontdesk/1/***'],
    ['/api/orders/public/ABC/geheim/questionnaire', '/api/orders/public/ABC/***/questionnaire'],
    ['/status/ABC/geheim', '/status/ABC/***'],
    ['/upload/geheim/1-1.jpg', '/upload/***/1-1.jpg'],
    ['/signage/geheim', '/signage/***'],
    ['/api/signage/geheim', '/api/signage/***'],
    ['/backend/login?token=geheim', '/backend/login'],
  ])('%s', (url, masked) => {
    expect(maskedUrl(url)).toBe(masked);
  });
});
