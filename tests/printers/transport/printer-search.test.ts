import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { neighbours } from '#printers/transport/neighbours.ts';
import { searchPrinters } from '#printers/transport/printer-search.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Takes connections at a loopback address; notes how many at once, and whether anything was sent. */
async function listen(host: string, port = 0) {
  const seen = { bytes: 0, connections: 0 };
  const server = createServer((socket) => {
    seen.connections += 1;
    socket.on('data', (data) => {
      seen.bytes += data.length;
    });
    socket.on('error', () => {});
  });
  server.listen(port, host);
  await once(server, 'listening');
  servers.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { seen, port: address.port };
}

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal,
  cidr: `${address}/24`,
});

describe('where printers are searched', () => {
  it('is the own network, without the own address', () => {
    const found = neighbours({ eth0: [ipv4('192.168.1.20')] });
    expect(found).toHaveLength(253);
    expect([found[0], found.at(-1)]).toEqual(['192.168.1.1', '192.168.1.254']);
    expect(found).not.toContain('192.168.1.20');
  });

  it('is each private network once, and none that is public or this computer', () => {
    const found = neighbours({
      lo: [ipv4('127.0.0.1', true)],
      eth0: [ipv4('10.0.7.2'), ipv4('10.0.7.3')],
      wlan0: [ipv4('203.0.113.9')],
      wlan1: undefined,
    });
    expect(found).toHaveLength(252);
    expect(found.every((address) => address.startsWith('10.0.7.'))).toBe(true);
  });

  it('is at most four networks', () => {
    const many = [1, 2, 3, 4, 5, 6].map((network) => ipv4(`10.1.${network}.2`));
    expect(neighbours({ eth0: many })).toHaveLength(4 * 253);
  });
});

describe('the search', () => {
  it('finds what takes a connection, in order, and sends nothing there', async () => {
    const first = await listen('127.0.0.3');
    const second = await listen('127.0.0.7', first.port);
    const addresses = [1, 2, 3, 4, 5, 6, 7, 8].map((last) => `127.0.0.${last}`);
    const { signal } = new AbortController();
    const found = await searchPrinters(addresses, { signal, port: first.port, atOnce: 3 });
    expect(found).toEqual(['127.0.0.3', '127.0.0.7']);
    expect([first.seen, second.seen]).toEqual([
      { bytes: 0, connections: 1 },
      { bytes: 0, connections: 1 },
    ]);
  });

  it('ends at once when it is given up', async () => {
    const { port, seen } = await listen('127.0.0.2');
    const search = new AbortController();
    search.abort();
    expect(await searchPrinters(['127.0.0.2'], { signal: search.signal, port })).toEqual([]);
    expect(seen.connections).toBe(0);
  });

  it('ends when its time is up, whatever is left', async () => {
    const { port } = await listen('127.0.0.2');
    const { signal } = new AbortController();
    // An address of documentation, which nobody answers from: each takes its full time.
    const silent = Array.from({ length: 200 }, () => '192.0.2.1');
    const from = performance.now();
    await searchPrinters([...silent, '127.0.0.2'], { signal, port, atOnce: 1, longestMs: 300 });
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
