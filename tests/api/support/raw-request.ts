import { connect } from 'node:net';

/** The status line of the answer to bytes that no client library would send; '' when the server just closes. */
export async function firstLine(url: string, request: string): Promise<string> {
  return (await whole(url, request)).split('\r\n')[0] ?? '';
}

/** Everything that comes back on a connection of its own. */
export function whole(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.setTimeout(10_000, () => socket.destroy());
  });
}
