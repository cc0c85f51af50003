import { cleanEmail } from '#domain/contact/email.ts';
import { AppError } from '#domain/errors.ts';
import { cents } from '#domain/money/money.ts';
import { ACCESSIBILITY_PATH } from '#domain/setup/legal-check.ts';
import { sampleName } from '#domain/setup/setup-steps.ts';
import { startOfHour } from '#domain/setup/start-of-hour.ts';
import { proposedTax } from '#domain/setup/tax-rates.ts';
import { LEGAL_SETTINGS, type LegalName, legalTextOf } from '#domain/shop/legal.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import type { branch } from '#entities/branch.ts';
import { category } from '#entities/category.ts';
import type { Entity, StoredDraft } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { menu } from '#entities/menu.ts';
import { navigation } from '#entities/navigation.ts';
import { product } from '#entities/product.ts';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import { site } from '#entities/site.ts';
import type { TemplateInput } from '#inputs/setup.ts';
import { modelText } from '#text/setup/model-text.ts';
import * as texts from '#text/setup/trade-texts.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { createRecordIn } from '#use-cases/records/create-record.ts';
import { createBranchIn } from '#use-cases/shop/create-branch.ts';
import type { Settings } from '#use-cases/shop/shop-store.ts';

const ZONES = { AT: 'Europe/Vienna', DE: 'Europe/Berlin', CH: 'Europe/Zurich', LI: 'Europe/Vaduz' } as const;
const CURRENCIES = { AT: 'EUR', DE: 'EUR', CH: 'CHF', LI: 'CHF' } as const;

/**
 * Sets up an empty shop by trade in one transaction: the branch with its hours, categories with sample products (or none),
 * a catalogue, pages, menus and model texts by law. Guests see that it opens soon until somebody opens it. Returns the
 * branch's id. Throws 'already-exists' (422) when there is a branch already.
 */
export function applyTemplate(deps: Deps, actor: Actor, input: TemplateInput): Promise<{ branch: number }> {
  return deps.db.transaction(
    async (stores) => {
      await stores.records.lock();
      const before = await stores.shop.snapshot();
      if (before.shop.branches.length > 0)
        throw new AppError('validation-failed', { faults: [{ code: 'already-exists', field: 'trade' }] });
      const make = maker(stores, actor);
      const place = await createBranchIn(stores, actor, branchOf(input));
      await makeCatalogue(make, input, place.id, deps.clock.now());
      await makePages(make, input, place.id);
      await stores.shop.saveSettings(settingsOf(input, await stores.shop.settings()));
      return { branch: place.id };
    },
    { isLong: true },
  );
}

type Make = ReturnType<typeof maker>;

function maker(stores: Stores, actor: Actor) {
  return <F extends Fields>(entity: Entity<F>, draft: StoredDraft<F>) =>
    createRecordIn(stores, actor, entity, draft);
}

function branchOf({ trade, name, ...contact }: TemplateInput): StoredDraft<typeof branch.fields> {
  const { hours } = texts.TRADES[trade];
  const openingHours = hours.days.map(
    (type): OpeningHour => ({ type, date: null, isClosed: false, from: hours.from, to: hours.to }),
  );
  const { street, zipCode, city, country, phone, email } = contact;
  return {
    name,
    identifier: slugOf(name) || 'shop',
    street,
    zipCode,
    city,
    country,
    phone,
    email: cleanEmail(email),
    timeZone: ZONES[country],
    openingHours,
    isPreorderEnabled: true,
  };
}

/** Categories with their samples, and the catalogue that shows them from now on. */
async function makeCatalogue(
  make: Make,
  { trade, hasSamples, country }: TemplateInput,
  place: number,
  now: Date,
): Promise<void> {
  const catalog: { id: number; products: { id: number }[] }[] = [];
  for (const { name, products } of texts.TRADES[trade].categories) {
    const tax = proposedTax(country, name);
    const { id } = await make(category, { name, tax });
    const links: { id: number }[] = [];
    for (const sample of hasSamples ? products : []) {
      const { price, allergens, description } = sample;
      const made = await make(product, {
        uid: slugOf(sample.name),
        name: sampleName(sample.name),
        description,
        allergens,
        price: cents(price),
        tax,
      });
      links.push({ id: made.id });
    }
    catalog.push({ id, products: links });
  }
  await make(menu, {
    name: texts.menuName,
    availableFrom: startOfHour(now).toISOString(),
    branches: [{ id: place }],
    catalog,
  });
}

const BLANK: NavigationItem = {
  type: 'home',
  label: '',
  isEnabled: true,
  site: null,
  branch: null,
  href: '',
  children: [],
};

async function makePages(make: Make, { trade, name }: TemplateInput, place: number): Promise<void> {
  const page = (path: string, title: string, paragraphs: readonly string[]) =>
    make(site, {
      path,
      name: title,
      title,
      type: 'simple',
      isPublic: true,
      content: {
        title: '',
        description: '',
        image: null,
        body: [{ type: 'content', value: { text: paragraphs.join('\n\n') } }],
      },
    });
  const about = await page('/ueber-uns', texts.aboutUs, [name, texts.TRADES[trade].about]);
  const accessibility = await page(ACCESSIBILITY_PATH, texts.accessibility, texts.statement);
  const order: NavigationItem = {
    ...BLANK,
    type: 'branch',
    label: texts.orderOnline,
    branch: { id: place },
  };
  const to = (id: number): NavigationItem => ({ ...BLANK, type: 'site', site: { id } });
  await make(navigation, { identifier: 'header', items: [BLANK, order, to(about.id)] });
  await make(navigation, { identifier: 'footer', items: [order, to(about.id), to(accessibility.id)] });
}

/** Existing texts of the shop are kept. */
function settingsOf(input: TemplateInput, before: Settings): Partial<Settings> {
  const { name, country, street, zipCode, city, phone, email } = input;
  const facts = { country, company: '', street, city: `${zipCode} ${city}`.trim(), phone, email };
  const names = Object.keys(LEGAL_SETTINGS) as LegalName[];
  const models = names
    .filter((one) => legalTextOf(before, one) === '' && before[LEGAL_SETTINGS[one]] === '')
    .map((one) => [`${LEGAL_SETTINGS[one]}Text`, modelText(one, facts)]);
  return {
    shopName: name,
    businessName: name,
    title: name,
    currency: CURRENCIES[country],
    contactEmail: before.contactEmail || cleanEmail(email),
    isOpeningSoon: true,
    ...Object.fromEntries(models),
  };
}
