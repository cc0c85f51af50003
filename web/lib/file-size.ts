import { LANGUAGE } from '#domain/text/language.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** 1536000 -> '1,5 MB', 2048 -> '2 kB'; never less than 1 kB. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  if (megabytes < 0.95) return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
  const locale = LANGUAGE === 'en' ? 'en-GB' : 'de-DE';
  return `${megabytes.toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
}
