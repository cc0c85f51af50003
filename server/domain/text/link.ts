const ADDRESSES = [
  /^https?:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#]|$)/iu,
  /^mailto:[^@]+@[^@]+$/i,
  /^tel:[+\d().-]+$/i,
];

/**
 * Whether a text may be used as a link: a path of the shop itself ('/site/imprint', '#form', '?produkt=3'), or an address
 * with one of the safe protocols. '//elsewhere', 'javascript:' and 'data:' are not allowed (R122, A40, A52).
 */
export function isWebLink(text: string): boolean {
  if (/[\s\\<>"`]/.test(text)) return false;
  if (/^[/#?]/.test(text)) return !text.startsWith('//');
  return ADDRESSES.some((address) => address.test(text));
}

/** The hosts allowed in frames on a page: tours, videos and maps. */
export const FRAME_HOSTS: readonly string[] = [
  'my.matterport.com',
  'kuula.co',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.google.com',
  'www.openstreetmap.org',
];

/** Whether an address may be shown in a frame: https, and a host on the list (R122, A40, A51). */
export function isFrameLink(text: string): boolean {
  const [, host] = /^https:\/\/([a-z0-9.-]+)\//i.exec(text) ?? [];
  return host !== undefined && isWebLink(text) && FRAME_HOSTS.includes(host.toLowerCase());
}
