import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { Admin } from './as-admin.ts';

/** Replaces the entries of a menu of the shop; null removes the menu (by renaming its record). */
export async function setNavigation(
  admin: Admin,
  url: string,
  identifier: string,
  items: readonly Partial<NavigationItem>[] | null,
): Promise<void> {
  const answer = await fetch(`${url}/api/navigations?identifier=${identifier}`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const [record] = data;
  if (items === null) {
    if (record) await admin.change(`/navigations/${record.id}`, { identifier: `${identifier}-${record.id}` });
  } else if (record) await admin.change(`/navigations/${record.id}`, { items });
  else await admin.create('/navigations', { identifier, items });
}
