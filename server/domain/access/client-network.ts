/**
 * What limits count a client address as: an IPv4 address itself, also written as IPv6 ('::ffff:192.0.2.1'), and of an IPv6
 * address the network of 64 bits, '2001:db8:1:2::/64', which one connection has to itself. Anything else stays as it is.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  if (!groups) return address;
  const [high = 0, low = 0] = groups.slice(6);
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isIpv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address; null for any other text. */
function groupsOf(address: string): number[] | null {
  const [head = null, tail, more] = address.split('::').map(partOf);
  if (more !== undefined || head === null || tail === null) return null;
  if (tail === undefined) return head.length === 8 ? [...head] : null;
  const missing = 8 - head.length - tail.length;
  return missing >= 1 ? [...head, ...new Array<number>(missing).fill(0), ...tail] : null;
}

/** Groups without a gap; the last two may be written like an IPv4 address. */
function partOf(part: string): number[] | null {
  if (part === '') return [];
  const groups: number[] = [];
  const pieces = part.split(':');
  for (const [index, piece] of pieces.entries()) {
    const bytes =
      index === pieces.length - 1 ? /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(piece) : null;
    if (bytes) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(1).map(Number);
      if (Math.max(a, b, c, d) > 255) return null;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[\da-f]{1,4}$/i.test(piece)) groups.push(Number.parseInt(piece, 16));
    else return null;
  }
  return groups;
}
