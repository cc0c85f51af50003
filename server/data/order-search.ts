import { FINDABLE, type OrderSearch, orderSearch, type SearchedWord } from '#domain/order/order-search.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { SqlClient } from './sql-client.ts';

/** What the migration has an index of. */
const SEARCHED = Prisma.sql`order_search(o."uid", o."firstName", o."lastName", o."companyName", o."email", o."phone")`;
/** A number within the country may be stored with any of these in front. */
const CALLING_CODES = ['', '43', '49', '41', '423'];

/** Whether a database looks for words anywhere, or (without the extension) for their beginnings; it does not change. */
const HAS_TRIGRAMS = new WeakMap<SqlClient, boolean>();

export async function hasTrigrams(sql: SqlClient): Promise<boolean> {
  const known = HAS_TRIGRAMS.get(sql);
  if (known !== undefined) return known;
  const rows = await sql.$queryRaw<unknown[]>`SELECT 1 FROM pg_extension WHERE "extname" = 'pg_trgm'`;
  HAS_TRIGRAMS.set(sql, rows.length > 0);
  return rows.length > 0;
}

/** The condition on "Order" AS o of a search (R370). */
export function isFound(text: string, byTrigrams: boolean): Prisma.Sql {
  const search = orderSearch(text);
  if (!search) return Prisma.sql`true`;
  const conditions = [
    ...(search.ticketNumber === null ? [] : [Prisma.sql`o."ticketNumber" = ${search.ticketNumber}::int`]),
    ...(search.words.length === 0 ? [] : [byTrigrams ? hasWords(search) : hasBeginnings(search)]),
  ];
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
}

function hasWords({ words }: OrderSearch): Prisma.Sql {
  const patterns = words.map(({ text, isBeginning }) => {
    const part = rarePart(text);
    const literal = part.replace(/[\\%_]/g, '\\$&');
    const isLike = Prisma.sql`${SEARCHED} LIKE ${`%${isBeginning ? ' ' : ''}${literal}%`}`;
    return part === text ? isLike : Prisma.sql`${isLike} AND strpos(${SEARCHED}, ${text}) > 0`;
  });
  return Prisma.sql`(${Prisma.join(patterns, ' AND ')})`;
}

/**
 * What the index is asked for: of an e-mail address the name, because millions have the domain, and the index would read through all of
 * these.
 */
function rarePart(text: string): string {
  const [name = ''] = text.split('@', 1);
  return name.length < text.length && FINDABLE.test(name) ? `${name}@` : text;
}

function hasBeginnings({ words }: OrderSearch): Prisma.Sql {
  const query = words.map((word) => `(${spellings(word).map(lexeme).join(' | ')})`).join(' & ');
  return Prisma.sql`to_tsvector('simple', ${SEARCHED}) @@ ${query}::tsquery`;
}

function spellings({ text, isPhone }: SearchedWord): string[] {
  return isPhone ? CALLING_CODES.map((code) => code + text) : [text];
}

function lexeme(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
}
