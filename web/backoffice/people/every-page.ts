/** The most that a page of a list holds. */
const PAGE_SIZE = 200;

/** All records that a query means, page after page: the lists of hours and plans grow without end. */
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
