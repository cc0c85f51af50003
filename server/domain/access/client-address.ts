/** What one customer of a provider has: a single address of IPv4, a /64 of IPv6 (RFC 6177). */
const OWN = { four: 32, six: 64 };
/** What is left of an address that only has to tell connections apart, and not people. */
const SHORT = { four: 24, six: 48 };

type Lengths = typeof OWN;

/** The network that stands for one connection: variants of an IPv6 address are one. null for what is no address. */
export function connectionOf(address: string): string | null {
  return networkOf(address, OWN);
}

/** An address for records that people read: '203.0.113.0/24', '2001:db8:1::/48'. null for what is no address. */
export function shortAddress(address: string): string | null {
  return networkOf(address, SHORT);
}

function networkOf(address: string, { four, six }: Lengths): string | null {
  const plain = address.trim().toLowerCase().replace(/%.*$/, '');
  const groups = plain.includes(':') ? groupsOf(plain) : null;
  const bytes = groups ? mappedBytes(groups) : bytesOf(plain);
  if (bytes) return textOf(bytes, four, 8, (kept) => kept.join('.'), 32);
  return groups && textOf(groups, six, 16, (kept) => compressed(kept), 128);
}

function textOf(
  parts: readonly number[],
  length: number,
  width: number,
  join: (kept: readonly number[]) => string,
  whole: number,
): string {
  const kept = parts.map((part, index) => (index * width < length ? part : 0));
  return length === whole ? join(kept) : `${join(kept)}/${length}`;
}

function bytesOf(text: string): number[] | null {
  const parts = text.split('.');
  const isAddress = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isAddress ? parts.map(Number) : null;
}

/** The eight groups of an IPv6 address, also with IPv4 at its end. */
function groupsOf(text: string): number[] | null {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const [a = 0, b = 0, c = 0, d = 0] = (dotted && bytesOf(dotted[2] ?? '')) ?? [];
  if (dotted && !bytesOf(dotted[2] ?? '')) return null;
  const whole = dotted ? `${dotted[1]}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : text;
  const halves = whole.split('::');
  if (halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/** The IPv4 address inside ::ffff:203.0.113.7: the same client, seen by a socket for both. */
function mappedBytes(groups: readonly number[]): number[] | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255] : null;
}

/** RFC 5952 for what ends in zeros. */
function compressed(groups: readonly number[]): string {
  const end = groups.findLastIndex((group) => group !== 0) + 1;
  const texts = groups.map((group) => group.toString(16));
  return end < 7 ? `${texts.slice(0, end).join(':')}::` : texts.join(':');
}
