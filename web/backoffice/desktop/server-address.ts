/**
 * The origin of a server address typed by a person; null when invalid. Scheme by default: http on the local network, else
 * https.
 */
export function serverOrigin(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const address = /^[a-z]+:\/\//i.test(text) ? text : `${isInHouse(text) ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.hostname !== '' ? url.origin : null;
}

/** Addresses on the local network, where a shop may have no certificate. */
function isInHouse(address: string): boolean {
  const host = address.replace(/[:/].*$/, '');
  return (
    /^(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)$/.test(
      host,
    ) || host.endsWith('.local')
  );
}
