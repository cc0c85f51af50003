import { useQuery } from '@tanstack/react-query';
import { branch } from '#entities/branch.ts';
import { site } from '#entities/site.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { callsOf, type RecordRow } from '../crud/record.ts';
import { erased } from '../crud/screen.ts';
import * as texts from './texts.ts';

export interface PageAddress {
  path: string;
  name: string;
}

const SITE = erased(site);
const BRANCH = erased(branch);
const FIXED: readonly PageAddress[] = [{ path: '/', name: texts.homePage }];

/** The pages of the shop that a link may point to, by name. */
export function usePageAddresses(): readonly PageAddress[] {
  const { client } = trpc.useUtils();
  const sites = useQuery(entityQueries<RecordRow, unknown>(SITE, callsOf(client, SITE)).list());
  const branches = useQuery(entityQueries<RecordRow, unknown>(BRANCH, callsOf(client, BRANCH)).list());
  const pages = (sites.data?.data ?? []).map(({ path, name }) => ({
    path: String(path),
    name: String(name),
  }));
  const menus = (branches.data?.data ?? []).map(({ identifier, name }) => ({
    path: `/store/${identifier}`,
    name: texts.menuOf({ branch: String(name) }),
  }));
  return [...FIXED, ...pages.filter(({ path }) => path !== '/'), ...menus];
}
