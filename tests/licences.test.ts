import { expect, test } from 'vitest';
import { licences } from './licences.ts';

/** Terms under which the product may be handed on without opening its own source. */
const PERMISSIVE =
  /^\(?((MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|Python-2\.0|Zlib|WTFPL|CC0-1\.0)( (AND|OR|and|or) )?)+\)?$/;
/** Of two licences the first one is chosen. */
const CHOICE = /^(MIT or MPL-2\.0|MIT or GPL-2\.0|\(MPL-2\.0 OR Apache-2\.0\))$/;
/** The source of these files, unchanged, is open to everybody; it binds nothing beside them. */
const OF_ITS_FILES = /^MPL[- ]2\.0$/;
/** What remains, and why it may stay. */
const NAMED: Readonly<Record<string, readonly [licence: RegExp, packages: RegExp]>> = {
  'libvips, a library that is loaded and can be replaced': [/LGPL-3\.0-or-later/, /^@img\/sharp-/],
  'maps, loaded from the browser after consent, with a key of the shop': [
    /^Mapbox Terms of Service$/,
    /^mapbox-gl$/,
  ],
  'a layout engine of a tool that is never bundled': [/^EPL-2\.0$/, /^elkjs$/],
  'data about browsers, read while building': [/^CC-BY-4\.0$/, /^caniuse-lite$/],
};

test('every package says its licence, and none asks for the source of what it is used in', () => {
  const all = licences();
  expect(all.length).toBeGreaterThan(500);
  const others = all.filter(
    ({ name, licence }) =>
      !PERMISSIVE.test(licence) &&
      !CHOICE.test(licence) &&
      !OF_ITS_FILES.test(licence) &&
      !Object.values(NAMED).some(([terms, packages]) => terms.test(licence) && packages.test(name)),
  );
  expect(others).toEqual([]);
});

test('of the licences that need a reason none is installed on a server but that of libvips', () => {
  const installed = licences().filter(
    ({ isInstalled, licence }) => isInstalled && /GPL|EPL|CC-BY/.test(licence),
  );
  const names = installed.filter(({ licence }) => !CHOICE.test(licence)).map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith('@img/sharp-'))).toEqual([]);
  expect(names).not.toEqual([]);
});
