/** Maximum page size of a list. */
const PAGE_SIZE = 200;

/** All records that match a query, page by page: the lists of hours and plans grow without bound. */
export async function everyPage<R>(
  load: (page: { page: number; pageSize: number }) => Promise<{ data: R[]; total: number }>,
): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await load({ page, pageSize: PAGE_SIZE });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
