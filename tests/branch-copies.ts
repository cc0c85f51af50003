/**
 * SQL that makes `count` branches in a demo shop: copies of its first one, 'filiale-1' and so on, each with all menus of that one. Run
 * it while no server has the shop open: only changes of the catalogue announce themselves.
 */
export function branchCopies(count: number): string {
  return `DO $copies$
    DECLARE copied text;
    BEGIN
      SELECT string_agg(format('%I', column_name), ', ') INTO copied FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = 'Branch' AND column_name NOT IN ('id', 'identifier', 'name');
      EXECUTE format(
        'INSERT INTO "Branch" (identifier, name, %1$s) SELECT ''filiale-'' || n, name || '' '' || n, %1$s
         FROM generate_series(1, ${count}) AS n, (SELECT * FROM "Branch" ORDER BY id LIMIT 1) AS first', copied);
      UPDATE "Menu" SET branches = branches || (SELECT array_agg(id ORDER BY id) FROM "Branch" WHERE identifier LIKE 'filiale-%')
        WHERE (SELECT min(id) FROM "Branch") = ANY (branches);
    END $copies$`;
}
