import { describe, expect, it } from 'vitest';
import { deskFiles } from '#web/desk-files.ts';

interface Made {
  modules: string[];
  isEntry?: boolean;
  imports?: string[];
  later?: string[];
  css?: string[];
  fonts?: string[];
}

/** A build, as far as the list of files looks at it. */
function bundleOf(chunks: Readonly<Record<string, Made>>): Parameters<typeof deskFiles>[0] {
  const files = Object.entries(chunks).map(([fileName, made]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      isEntry: made.isEntry ?? false,
      moduleIds: made.modules.map((path) => `/shop/${path}`),
      imports: made.imports ?? [],
      dynamicImports: made.later ?? [],
      viteMetadata: { importedCss: new Set(made.css), importedAssets: new Set(made.fonts) },
    },
  ]);
  return Object.fromEntries(files) as Parameters<typeof deskFiles>[0];
}

const MAIN: Made = {
  modules: ['web/backoffice/main.tsx'],
  isEntry: true,
  imports: ['react.js'],
  later: ['app.js', 'terminal.js'],
  css: ['main.css'],
  fonts: ['figtree.woff2'],
};

describe('the files that the board needs without its server', () => {
  it('are those of its page and of the order screens, with styles and fonts, and no others', () => {
    const bundle = bundleOf({
      'main.js': MAIN,
      'react.js': { modules: ['node_modules/react/index.js'] },
      'app.js': {
        modules: ['web/backoffice/app.tsx'],
        imports: ['react.js', 'kit.js'],
        later: ['kitchen.js', 'statistics.js'],
      },
      'kit.js': { modules: ['web/ui/button.tsx'], css: ['kit.css'] },
      'kitchen.js': { modules: ['web/backoffice/orders/kitchen/kitchen-page.tsx'], imports: ['clock.js'] },
      'clock.js': { modules: ['web/lib/server-clock.ts'] },
      'statistics.js': { modules: ['web/backoffice/statistics/dashboard-page.tsx'], imports: ['charts.js'] },
      'charts.js': { modules: ['node_modules/recharts/index.js'] },
      'terminal.js': { modules: ['web/backoffice/people/terminal/terminal-page.tsx'] },
      'shop.js': { modules: ['web/storefront/boot.ts'], isEntry: true },
    });
    expect(deskFiles(bundle)).toEqual(
      [
        'app.js',
        'clock.js',
        'figtree.woff2',
        'kit.css',
        'kit.js',
        'kitchen.js',
        'main.css',
        'main.js',
        'react.js',
      ].map((name) => `/${name}`),
    );
  });

  it('cannot be told of a build without the app', () => {
    expect(() => deskFiles(bundleOf({ 'shop.js': { modules: ['web/storefront/boot.ts'] } }))).toThrow(
      /main\.tsx/,
    );
  });
});
