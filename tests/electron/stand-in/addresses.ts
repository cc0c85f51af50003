import { originOf } from '#electron/origins.ts';

/** Chromium has no custom schemes: theke://app/x becomes https://app.theke.test/x there. */
const HOST = '.theke.test';

export function toChromium(url: string): string {
  return url.replace(/^theke:\/\/([a-z]+)/, `https://$1${HOST}`);
}

export function fromChromium(url: string): string {
  return url.replace(new RegExp(`^https://([a-z]+)${HOST.replaceAll('.', '\\.')}`), 'theke://$1');
}

export function isLocal(url: string): boolean {
  return fromChromium(url).startsWith('theke:');
}

export function originIn(chromiumUrl: string): string | null {
  return originOf(fromChromium(chromiumUrl));
}
