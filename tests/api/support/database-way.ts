import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a database server that can be cut and restored, can lead to another one, and can delay its notifications. */
export async function proxyTo(url: string) {
  let target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let signalsLateMs = 0;
  const way = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const inner = connect(Number(target.port), target.hostname);
    for (const one of [socket, inner]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        socket.destroy();
        inner.destroy();
      });
    }
    let isListening = false;
    socket.on('data', (bytes) => {
      isListening ||= bytes.includes('LISTEN "');
      inner.write(bytes);
    });
    inner.on('data', (bytes) => {
      if (isSilent) return;
      if (isListening && signalsLateMs > 0) setTimeout(() => socket.write(bytes), signalsLateMs);
      else socket.write(bytes);
    });
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((way.address() as AddressInfo).port);
  return {
    url: address.href,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    /** Swallows whatever the database says: no connection breaks, and none answers. */
    silence: () => {
      isSilent = true;
    },
    mend: () => {
      isCut = false;
      isSilent = false;
    },
    /** From now on the way leads there; who is on it has to come again. */
    leadTo: (other: string) => {
      target = new URL(other);
      for (const socket of open) socket.destroy();
    },
    /** Delay in milliseconds of everything on connections that LISTEN. */
    delaySignals: (ms: number) => {
      signalsLateMs = ms;
    },
    close: () => way.close(),
  };
}
