import type { Branch, Tag } from '#domain/shop/branch.ts';
import type { InactiveBranch } from '#domain/shop/shop.ts';

type Searched = Branch | InactiveBranch;

/**
 * The branches that match a search: any word of the term occurs in name, street, city, zip code, keywords or a tag's
 * name, and the branch has the chosen tag.
 */
export function searchBranches<B extends Searched>(
  branches: readonly B[],
  term: string,
  tag: number | null,
  tags: readonly Tag[],
): B[] {
  const tokens = term
    .trim()
    .toLocaleLowerCase('de')
    .split(/[,\s]+/)
    .filter(Boolean);
  return branches.filter((branch) => {
    const carried = 'tags' in branch ? branch.tags.map(({ id }) => id) : [];
    if (tag !== null && !carried.includes(tag)) return false;
    if (tokens.length === 0) return true;
    const names = tags.filter(({ id }) => carried.includes(id)).map(({ name }) => name);
    const keywords = 'keywords' in branch ? branch.keywords : '';
    const text = [branch.name, branch.street, branch.city, branch.zipCode, keywords, ...names]
      .join('\n')
      .toLocaleLowerCase('de');
    return tokens.some((token) => text.includes(token));
  });
}
