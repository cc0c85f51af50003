/** What a person typed as the server's address as its origin; null when it is none. http only where it stays in the house. */
export function serverOrigin(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const address = /^[a-z]+:\/\//i.test(text) ? text : `${isInHouse(text) ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.hostname !== '' ? url.origin : null;
}

/** Addresses of the local network: there a shop may have no certificate. */
function isInHouse(address: string): boolean {
  const host = address.replace(/[:/].*$/, '');
  return (
    /^(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)$/.test(
      host,
    ) || host.endsWith('.local')
  );
}
