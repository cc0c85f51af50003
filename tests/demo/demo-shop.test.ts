import { describe, expect, it } from 'vitest';
import { amountFault, limitsFor, ratioFor, unitsOf } from '#domain/catalogue/amount.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ImageRef } from '#domain/media/image.ts';
import { activeMenu, visibleCatalogue } from '#domain/shop/menu.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { contentPictures } from '#prisma/demo/content-pictures.ts';
import { demoPictures, demoShop } from '#prisma/demo/demo-shop.ts';

const { branches, categories, menus, products, tags, tables, donatees, config } = demoShop;
/** Wednesday, 12:00 in Vienna. */
const NOON = new Date('2026-11-25T11:00:00Z');

function expectUnique(values: readonly (string | number)[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

function productNamed(id: number): Product {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

const isDrink = (product: Product) => product.content.category?.id === 10;

describe('the demo shop as a whole', () => {
  it('has at least 55 products in at least 8 categories and two branches', () => {
    expect(products.length).toBeGreaterThanOrEqual(55);
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(branches).toHaveLength(2);
    expect(donatees.length).toBeGreaterThanOrEqual(4);
  });

  it('has unique ids, identifiers and names', () => {
    for (const list of [branches, menus, categories, products, tags, tables, donatees, demoPictures]) {
      expectUnique(list.map(({ id }) => id));
    }
    expectUnique(branches.map(({ identifier }) => identifier));
    expectUnique(products.map(({ uid }) => uid));
    expectUnique(products.map(({ name }) => name));
    expectUnique(categories.map(({ name }) => name));
    expectUnique(donatees.map(({ identifier }) => identifier));
    expectUnique(tables.map(({ branch, identifier }) => `${branch} ${identifier}`));
  });

  it('resolves every reference', () => {
    const branchIds = new Set(branches.map(({ id }) => id));
    const categoryIds = new Set(categories.map(({ id }) => id));
    const productIds = new Set(products.map(({ id }) => id));
    const tagIds = new Set(tags.map(({ id }) => id));
    for (const menu of menus) {
      for (const { id } of menu.branches) expect(branchIds).toContain(id);
      for (const entry of menu.catalog) {
        expect(categoryIds).toContain(entry.id);
        expect(entry.products.length).toBeGreaterThan(0);
        for (const { id } of entry.products) {
          expect(productIds).toContain(id);
          expect(productNamed(id).content.category?.id).toBe(entry.id);
        }
      }
    }
    for (const { type, bundleItems, name } of products) {
      expect(bundleItems.length > 0, name).toBe(type === 'bundle');
      for (const { product } of bundleItems) expect(productIds).toContain(product.id);
    }
    for (const { branch } of tables) expect(branchIds).toContain(branch);
    for (const branch of branches) for (const { id } of branch.tags) expect(tagIds).toContain(id);
  });

  it('gives every product, category, branch, tag and the shop a picture that exists', () => {
    const references: (ImageRef | null | undefined)[] = [
      ...products.flatMap(({ images }) => images),
      ...branches.flatMap(({ images }) => images),
      ...categories.map(({ image }) => image),
      ...tags.map(({ image }) => image),
      config.logo,
    ];
    for (const { images, name } of [...products, ...branches]) expect(images.length, name).toBeGreaterThan(0);
    const pictures = new Map(demoPictures.map((picture) => [picture.id, picture]));
    for (const reference of references) {
      expect(reference).toBeTruthy();
      expect(pictures.get(reference?.id ?? -1)?.alt).toBe(reference?.alt);
      expect(reference?.width).toBeGreaterThan(0);
    }
    const ofPages = new Set(contentPictures.map(({ id }) => id));
    const ofShop = demoPictures.filter(({ id }) => !ofPages.has(id));
    expect(new Set(references.map((reference) => reference?.id)).size).toBe(ofShop.length);
  });

  it('shows the newer menu in both branches, with every product and category', () => {
    for (const branch of branches) {
      expect(activeMenu(menus, branch.id, NOON)?.name).toBe('Karte 2026');
      expect(activeMenu(menus, branch.id, new Date('2025-06-01T10:00:00Z'))?.name).toBe('Karte 2025');
      const shown = visibleCatalogue(demoShop, branch, NOON);
      expect(shown).toHaveLength(categories.length);
      expect(shown.flatMap((group) => group.products)).toHaveLength(products.length);
    }
  });

  it('has breakfast in the morning only, and lunch on its day', () => {
    const [branch] = branches;
    if (!branch) throw new Error('no branch');
    const availableAt = (now: Date) =>
      new Set(
        visibleCatalogue(demoShop, branch, now).flatMap((group) =>
          group.products
            .filter(({ isAvailable }) => isAvailable && group.isAvailable)
            .map(({ product }) => product.id),
        ),
      );
    const noon = availableAt(NOON);
    const morning = availableAt(new Date('2026-11-25T07:30:00Z'));
    expect([noon.has(201), morning.has(201)]).toEqual([false, true]);
    expect([noon.has(303), morning.has(303), noon.has(302)]).toEqual([true, false, false]);
  });
});

describe('branches', () => {
  it('take cash and cards on the spot and no online payment', () => {
    for (const branch of branches) {
      expect([branch.isCashEnabled, branch.isATMCardEnabled]).toEqual([true, true]);
      expect([branch.isMollieEnabled, branch.isDatatransEnabled]).toEqual([false, false]);
      expect(branch.isPreorderEnabled).toBe(true);
    }
    expect([config.enableCash, config.enableATMCard, config.enablePluginATMCard]).toEqual([true, true, true]);
    expect([config.enableMollie, config.enableDatatrans]).toEqual([false, false]);
  });

  it('deliver to named areas, have hours, and tables where a table is chosen', () => {
    for (const branch of branches) {
      expect(branch.openingHours.length).toBeGreaterThan(0);
      if (branch.isDeliveryEnabled) expect(branch.deliveryAreas.length).toBeGreaterThan(0);
      if (branch.isDeliveryHoursEnabled) expect(branch.deliveryHours.length).toBeGreaterThan(0);
      expectUnique(branch.deliveryAreas.map(({ area }) => area));
      for (const { minimumOrderValue, freeFromOrderValue } of branch.deliveryAreas) {
        if (minimumOrderValue && freeFromOrderValue)
          expect(freeFromOrderValue).toBeGreaterThan(minimumOrderValue);
      }
      const ownTables = tables.filter((table) => table.branch === branch.id);
      expect(ownTables.length > 0).toBe(branch.isTableSelectionEnabled);
      expect(branch.email).toMatch(/\.example$/);
    }
    expect(branches.some(({ isDeliveryHoursEnabled }) => isDeliveryHoursEnabled)).toBe(true);
    expect(branches.some(({ isDineInEnabled }) => isDineInEnabled)).toBe(true);
  });

  it('and schedules have well-formed entries', () => {
    const entries: OpeningHour[] = [
      ...branches.flatMap(({ openingHours, deliveryHours }) => [...openingHours, ...deliveryHours]),
      ...[...products, ...categories].flatMap(({ schedule }) => schedule),
    ];
    for (const { type, date, from, to, isClosed } of entries) {
      expect(date !== null).toBe(type === 'once');
      if (date) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(from === null).toBe(to === null);
      if (from === null) expect(isClosed).toBe(true);
      for (const time of [from, to]) if (time) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    }
  });
});

describe.each(products.map((product) => [product.name, product] as const))('product %s', (_, product) => {
  it('has a description, allergens and a price', () => {
    expect(product.description.length).toBeGreaterThan(20);
    expect(product.allergens).toMatch(/^(?:keine|(?:[A-HL-PR](?:, [A-HL-PR])*)?)$/);
    const letters = product.allergens.split(', ');
    expect(letters).toEqual([...letters].sort());
    expect(product.price).toBeGreaterThan(0);
    expect([4.9, 10, 20]).toContain(product.tax);
    if (isDrink(product) && product.id !== 1007) expect(product.tax).toBe(20);
    if (!isDrink(product)) expect(product.tax).not.toBe(20);
  });

  it('has consistent limits, and defaults that can be ordered', () => {
    for (const unit of unitsOf(product)) {
      const { minimum, maximum } = limitsFor(product, unit);
      expect(minimum).toBeGreaterThan(0);
      expect(minimum).toBeLessThanOrEqual(maximum);
      expect(ratioFor(product, unit)).toBeGreaterThan(0);
      expect(amountFault(product, unit, minimum)).toBeNull();
      expect(amountFault(product, unit, maximum)).toBeNull();
    }
    expect(product.defaultQuantity === null).toBe(product.defaultUnit === null);
    if (product.defaultQuantity !== null && product.defaultUnit !== null) {
      expect(amountFault(product, product.defaultUnit, product.defaultQuantity)).toBeNull();
    }
  });

  it('has steps that can be filled in', () => {
    const { parts } = product.config;
    expect(parts.length > 0).toBe(product.type === 'configurable');
    expectUnique(parts.map(({ name }) => name));
    for (const part of parts) {
      const hasOptions = part.type === 'select' || part.type === 'multiselect';
      expect(part.options.length > 0).toBe(hasOptions);
      expect(part.description.length).toBeGreaterThan(0);
      expectUnique(part.options.map(({ name }) => name));
      for (const { value } of part.options) expect(value).toBeGreaterThanOrEqual(0);
    }
    if (product.isStepByStep) expect(parts.length).toBeGreaterThan(1);
  });
});

it('covers everything that the storefront can show', () => {
  const has = (test: (product: Product) => boolean) => products.some(test);
  const partTypes = new Set(products.flatMap(({ config: { parts } }) => parts.map(({ type }) => type)));
  for (const type of ['select', 'multiselect', 'text', 'textarea', 'image', 'files'] as const) {
    expect(partTypes).toContain(type);
  }
  const modifiers = new Set(
    products.flatMap((product) =>
      product.config.parts.flatMap(({ options }) => options.map(({ modifier }) => modifier)),
    ),
  );
  expect([...modifiers].sort()).toEqual(['add', 'overwrite', 'subtract']);
  expect(new Set(products.map(({ pricing }) => pricing)).size).toBe(3);
  expect(new Set(products.map(({ type }) => type)).size).toBe(3);
  expect(new Set(products.map(({ unit }) => unit))).toEqual(
    new Set(['amount', 'person', 'kilogram', 'decagram', 'pair', 'package']),
  );
  expect(has(({ isPriceHidden }) => isPriceHidden)).toBe(true);
  expect(has(({ content }) => content.type === 'snack')).toBe(true);
  expect(has(({ type, isStepByStep }) => type === 'configurable' && !isStepByStep)).toBe(true);
  expect(new Set(products.filter((one) => one.isLeadTimeEnabled).map((one) => one.leadTimeType))).toEqual(
    new Set(['minutes', 'hours', 'days', 'weeks']),
  );
  for (const text of [
    config.termsAndConditionsText,
    config.privacyPolicyText,
    config.imprintText,
    config.allergensText,
  ]) {
    expect(text.length).toBeGreaterThan(400);
  }
});
