/** What determines how a web app is installed. */
export type Platform = 'android' | 'iphone' | 'ipad' | 'other';

/**
 * Reads the platform from navigator.userAgent and navigator.maxTouchPoints; an iPad claims to be a Mac, but has a
 * touchscreen.
 */
export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad';
  return 'other';
}
