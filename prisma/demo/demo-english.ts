import { demoShop } from './demo-shop.ts';
import { JOBS } from './english/jobs.ts';
import { MORE_STEPS } from './english/more-steps.ts';
import { PAGES } from './english/pages.ts';
import { PARTY } from './english/party.ts';
import { PRODUCTS } from './english/products.ts';
import { SHOP } from './english/shop.ts';
import { STEPS } from './english/steps.ts';

/** The demo shop and its pages in English: the English by the German. A text means the same wherever it stands. */
export const demoEnglish: Readonly<Record<string, string>> = {
  ...STEPS,
  ...MORE_STEPS,
  ...JOBS,
  ...PAGES,
  ...PARTY,
  ...SHOP,
  ...Object.fromEntries(
    demoShop.products.flatMap(({ id, name, description }) => {
      const [title, about] = PRODUCTS[id] ?? [];
      return title && about ? [[name, title] as const, [description, about] as const] : [];
    }),
  ),
};
