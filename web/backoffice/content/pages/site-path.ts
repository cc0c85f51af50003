import { slugOf } from '#domain/text/slug.ts';

/**
 * The path for a page with that name: 'Über uns' -> '/ueber-uns'; jobs go below '/jobs'. '' for a name without letters.
 */
export function suggestedPath(name: string, type: unknown): string {
  const word = slugOf(name);
  if (word === '') return '';
  return type === 'custom_vacancy' ? `/jobs/${word}` : `/${word}`;
}
