import type { Block } from '#entities/block.ts';
import type { Division } from '#entities/division.ts';
import type { Navigation } from '#entities/navigation.ts';
import type { Site } from '#entities/site.ts';
import { shopPages } from './content-about.ts';
import { jobBlock, jobPages } from './content-jobs.ts';
import { demoNavigations } from './content-navigations.ts';
import { homeBlock, orderPages } from './content-party.ts';

const sites: Site[] = [...orderPages, ...jobPages, ...shopPages];

/** Pages and menus of the demo shop. Ids are stable. */
export const demoContent: {
  divisions: Division[];
  sites: Site[];
  blocks: Block[];
  navigations: Navigation[];
} = {
  divisions: [],
  sites,
  blocks: [jobBlock, homeBlock],
  navigations: demoNavigations(sites),
};
