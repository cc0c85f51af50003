import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesOf, type ImportEdge, importsOf, ROOT, read, sourceFiles } from './source-files.ts';

/** The areas of the code base; the first matching prefix decides a file's area. */
const AREAS = [
  ['server/domain/', 'domain'],
  ['server/entities/', 'entities'],
  ['server/inputs/', 'inputs'],
  ['server/text/', 'text'],
  ['server/use-cases/', 'use-cases'],
  ['server/data/', 'data'],
  ['server/api/', 'api'],
  ['server/adapters/', 'adapters'],
  ['server/', 'main'],
  ['web/ui/', 'web/ui'],
  ['web/lib/', 'web/lib'],
  ['web/storefront/', 'storefront'],
  ['web/backoffice/', 'backoffice'],
  ['web/signage/', 'signage'],
  ['web/', 'web/build'],
  ['printers/', 'printers'],
  ['electron/', 'electron'],
  ['prisma/generated/', 'generated'],
  ['prisma/', 'prisma'],
  ['tests/', 'tests'],
  ['package.json', 'package'],
] as const;
type Area = (typeof AREAS)[number][1];

function areaOf(file: string): Area {
  const found = AREAS.find(([prefix]) => file.startsWith(prefix));
  if (!found) throw new Error(`${file} belongs to no area`);
  return found[1];
}

/** Printer files without IO: what the browser may use for a preview. */
const PRINTER_IO =
  /^printers\/(escpos|transport|agent|journal|interrupted-print|job-queue|pairing|run-agent|printer-|pictures\/glyph-font)/;

interface Rule {
  /** Areas this one may import at runtime. */
  areas: readonly Area[];
  /** Areas that may be imported for their types only. */
  typesOf?: readonly Area[];
  /** Packages allowed; absent = any. */
  packages?: RegExp;
}

/** Pure libraries: dates, and the world's bank account numbers. */
const RULE_PACKAGES = /^(date-fns|@date-fns\/tz|ibantools)$/;
const SHAPES: readonly Area[] = ['domain', 'entities', 'inputs', 'text'];

const RULES: Record<Area, Rule> = {
  domain: { areas: ['domain'], packages: RULE_PACKAGES },
  text: { areas: ['text', 'domain'], packages: /^(zod|icu-minify|@schummar\/icu-type-parser)$/ },
  entities: { areas: ['entities', 'domain', 'text'], packages: /^zod$/ },
  inputs: { areas: ['inputs', 'entities', 'domain', 'text'], packages: /^zod$/ },
  'use-cases': {
    areas: ['use-cases', ...SHAPES],
    packages: /^(zod|node:crypto|node:async_hooks|node:stream|node:timers\/promises)$/,
  },
  data: { areas: ['data', 'domain', 'entities', 'text', 'generated', 'prisma'], typesOf: ['use-cases'] },
  api: { areas: ['api', 'use-cases', ...SHAPES], typesOf: ['data'] },
  // From the printers only the layout of label sheets, which the backoffice previews as well.
  adapters: { areas: ['adapters', 'printers', 'domain', 'inputs', 'text'], typesOf: ['use-cases'] },
  main: {
    areas: ['main', 'data', 'api', 'adapters', 'use-cases', 'storefront', 'web/build', 'prisma', ...SHAPES],
  },
  'web/ui': { areas: ['web/ui', 'domain', 'text'] },
  'web/lib': { areas: ['web/lib', ...SHAPES], typesOf: ['api', 'electron'] },
  storefront: { areas: ['storefront', 'web/ui', 'web/lib', ...SHAPES], typesOf: ['api'] },
  backoffice: {
    areas: ['backoffice', 'web/ui', 'web/lib', 'printers', ...SHAPES],
    typesOf: ['api', 'electron'],
  },
  signage: { areas: ['signage', 'web/ui', 'web/lib', ...SHAPES], typesOf: ['api'] },
  'web/build': { areas: ['web/build'] },
  printers: { areas: ['printers', 'domain', 'text', 'package'] },
  electron: { areas: ['electron', 'printers', 'domain', 'entities', 'text', 'web/build'] },
  generated: { areas: ['generated'] },
  package: { areas: [] },
  prisma: { areas: ['prisma', 'domain', 'data'], typesOf: ['entities'] },
  tests: { areas: AREAS.map(([, area]) => area) },
};

/** Packages that only one layer may use. */
const OWNERS: readonly [RegExp, RegExp][] = [
  [
    /^(@prisma\/client|@prisma\/adapter-pg|pglite-prisma-adapter|@electric-sql\/pglite|pg)$/,
    /^(server\/data\/|server\/adapters\/events\.ts|prisma\/|tests\/)/,
  ],
  [/^fastify$|^@fastify\//, /^(server\/(api|main)|tests\/)/],
  [/^node-thermal-printer$/, /^(printers\/|tests\/)/],
  [/^electron$/, /^(electron\/|tests\/)/],
  [/^nodemailer$|^sharp$|^@node-rs\//, /^(server\/adapters\/|prisma\/demo\/|tests\/|electron\/)/],
  [/^react/, /^(web|tests|server\/adapters\/letters)\//],
  [/^@react-email\//, /^server\/adapters\/letters\//],
];

/** Lists, forms and controls of any record; parts of screens; the frame around them; the session; shared words. */
const BACKOFFICE_KIT = /^web\/backoffice\/((crud|layout|shell|session)\/|texts\.ts$)/;

/**
 * The session's client; two files with extra calls: upload with progress, the server's clock. Workers and files have no
 * session.
 */
const WAYS_TO_THE_SERVER =
  /^web\/(dev|lib\/(http|push\/push-worker|send-form|clock\/server-clock)|(backoffice|signage|storefront\/pwa)\/service-worker|signage\/media-store)\.ts$/;

const files = sourceFiles();
const edges = files.flatMap(importsOf);
const show = (edge: ImportEdge) => `${edge.from} -> ${edge.to}`;

describe('import rules (README, architecture)', () => {
  it('follows the table of areas', () => {
    const wrong = edges
      .filter((edge) => !edge.isPackage)
      .filter(({ from, to, isTypeOnly }) => {
        const rule = RULES[areaOf(from)];
        const target = areaOf(to);
        return !(rule.areas.includes(target) || (isTypeOnly && rule.typesOf?.includes(target)));
      });
    expect(wrong.map(show)).toEqual([]);
  });

  it('lets each layer use only the packages allowed to it', () => {
    const wrong = edges
      .filter((edge) => edge.isPackage)
      .filter(({ from, to, isTypeOnly }) => {
        const allowed = RULES[areaOf(from)].packages;
        if (allowed && !allowed.test(to) && !(to.startsWith('node:') && areaOf(from) === 'use-cases'))
          return true;
        return !isTypeOnly && OWNERS.some(([name, place]) => name.test(to) && !place.test(from));
      });
    expect(wrong.map(show)).toEqual([]);
  });

  it('keeps printer IO out of browser and server', () => {
    const wrong = edges.filter(
      (edge) => /^(web|server)\//.test(edge.from) && !edge.isTypeOnly && PRINTER_IO.test(edge.to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('keeps pure printer layout free of IO', () => {
    const pure = edges.filter((edge) => edge.from.startsWith('printers/') && !PRINTER_IO.test(edge.from));
    expect(pure.filter((edge) => edge.to.startsWith('node:') || PRINTER_IO.test(edge.to)).map(show)).toEqual(
      [],
    );
  });

  it('lets the backoffice kit import no slice: slices pass in what they add', () => {
    const wrong = edges.filter(
      ({ from, to }) =>
        BACKOFFICE_KIT.test(from) && to.startsWith('web/backoffice/') && !BACKOFFICE_KIT.test(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('has no import cycles at runtime', () => {
    const graph = new Map<string, string[]>();
    for (const edge of edges) {
      if (edge.isPackage || edge.isTypeOnly) continue;
      graph.set(edge.from, [...(graph.get(edge.from) ?? []), edge.to]);
    }
    expect(cyclesOf(graph)).toEqual([]);
  });
});

describe('the shape of the tree', () => {
  it('has the fixed top level and nothing else', () => {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const top = new Set(
      tracked
        .split('\n')
        .filter(Boolean)
        .map((file) => file.split('/')[0] ?? ''),
    );
    const allowed = [
      ...[
        'package.json',
        'package-lock.json',
        'tsconfig.json',
        'electron-builder.yml',
        'README.md',
        'CHANGELOG.md',
        'CONTRIBUTING.md',
        'LICENSE',
        'Dockerfile',
        'compose.yaml',
      ],
      ...['electron', 'web', 'server', 'prisma', 'printers', 'tests'],
    ];
    expect([...top].filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([]);
  });

  it('keeps code files at 300 lines at most', () => {
    const long = files.filter((file) => read(file).split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('names files in kebab-case and after their subject', () => {
    const wrong = files.filter((file) => {
      const name = file.split('/').at(-1) ?? '';
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(tsx?|js)$/.test(name) ||
        /\b(utils?|helpers?|common|misc|manager)\b/.test(name)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has no grandparent paths: aliases of package.json instead', () => {
    expect(files.filter((file) => /from '(\.\.\/){2,}/.test(read(file)))).toEqual([]);
  });

  it('reads no clock in the rules', () => {
    const wrong = files
      .filter((file) => file.startsWith('server/domain/') || file.startsWith('printers/slips/'))
      .filter((file) => /Date\.now\(\)|new Date\(\)|Math\.random|performance\.now/.test(read(file)));
    expect(wrong).toEqual([]);
  });

  it('calls the server from the browser only through web/lib/http.ts', () => {
    const wrong = files
      .filter((file) => file.startsWith('web/') && !WAYS_TO_THE_SERVER.test(file))
      .filter((file) => /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon|X-CSRF-Token/i.test(read(file)));
    expect(wrong).toEqual([]);
  });

  it('never silences the compiler', () => {
    const wrong = files
      .filter((file) => !file.startsWith('tests/'))
      .filter((file) => /\bas any\b|@ts-ignore|@ts-expect-error|as unknown as/.test(read(file)));
    expect(wrong).toEqual([]);
  });

  it('has a test for each rule', () => {
    const tested = new Set(
      readdirSync(`${ROOT}/tests/domain`, { encoding: 'utf8', recursive: true }).map((name) =>
        name.replace('.test.ts', ''),
      ),
    );
    const rules = files
      .filter((file) => file.startsWith('server/domain/') && !/\/texts\.ts$|\.en\.ts$/.test(file))
      // Files that only declare types contain nothing to run.
      .filter((file) => /^export (async )?(function|class|const)/m.test(read(file)))
      // The files of a folder are declarations, covered by the test of its registry.
      .map((file) =>
        file
          .slice('server/domain/'.length, -'.ts'.length)
          .replace(/^(payment-methods|order\/lines)\/.*/, '$1'),
      );
    expect(rules.filter((rule) => !tested.has(rule))).toEqual([]);
  });

  it('puts a README of at most 30 lines into each top folder', () => {
    for (const folder of ['electron', 'web', 'server', 'prisma', 'printers', 'tests']) {
      expect(read(`${folder}/README.md`).trimEnd().split('\n').length, folder).toBeLessThanOrEqual(30);
    }
  });
});
