import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storefrontEntries } from '#web/precached.ts';

const directory = mkdtempSync(join(tmpdir(), 'theke-precached-'));
afterAll(() => rmSync(directory, { recursive: true }));

function manifest(chunks: object): string {
  const file = join(directory, 'manifest.json');
  writeFileSync(file, JSON.stringify(chunks));
  return file;
}

const CHUNKS = {
  'web/storefront/boot.ts': {
    file: 'assets/boot.js',
    css: ['assets/shop.css'],
    dynamicImports: ['_shop.js'],
  },
  '_shop.js': {
    file: 'assets/shop.js',
    imports: ['_react.js'],
    dynamicImports: ['checkout.tsx', 'map.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  'checkout.tsx': { file: 'assets/checkout.js', imports: ['_react.js', '_form.js'] },
  '_form.js': { file: 'assets/form.js', dynamicImports: ['checkout.tsx'] },
  'map.tsx': { file: 'assets/map.js', css: ['assets/map.css'] },
  'web/storefront/boot.en.ts': {
    file: 'assets/boot-en.js',
    css: ['assets/shop.css'],
    imports: ['_react.js'],
    dynamicImports: ['web/storefront/boot.en.ts', 'checkout.tsx?en'],
  },
  'checkout.tsx?en': { file: 'assets/checkout-en.js' },
  'web/backoffice/main.tsx': { file: 'assets/staff.js', css: ['assets/staff.css'], imports: ['_react.js'] },
};
const built = [
  'boot.js',
  'boot-en.js',
  'checkout-en.js',
  'shop.js',
  'shop.css',
  'react.js',
  'checkout.js',
  'form.js',
  'map.css',
  'staff.js',
  'staff.css',
];
const entries = [
  ...built.map((name) => ({ url: `/assets/${name}`, size: 1_000, revision: null })),
  { url: '/assets/map.js', size: 1_700_000, revision: null },
];

test('precaches the files that the storefront may request, now or later: not those of the staff, nor the large map', () => {
  expect(storefrontEntries(entries, manifest(CHUNKS)).map(({ url }) => url)).toEqual([
    '/assets/boot.js',
    '/assets/boot-en.js',
    '/assets/checkout-en.js',
    '/assets/shop.js',
    '/assets/shop.css',
    '/assets/react.js',
    '/assets/checkout.js',
    '/assets/form.js',
  ]);
});

test('what only one language needs says so', () => {
  const files = storefrontEntries(entries, manifest(CHUNKS));
  const of = (wanted?: string) => files.filter(({ language }) => language === wanted).map(({ url }) => url);
  expect(of()).toEqual(['/assets/shop.css', '/assets/react.js']);
  expect(of('en')).toEqual(['/assets/boot-en.js', '/assets/checkout-en.js']);
  expect(of('de')).toEqual(['/assets/boot.js', '/assets/shop.js', '/assets/checkout.js', '/assets/form.js']);
});

test('a build without the storefront is refused', () => {
  expect(() => storefrontEntries(entries, manifest({}))).toThrow('boot');
});
