import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { ensureChromium } from '../browser.ts';
import { storedCart } from '../e2e/filled-cart.ts';
import { startServerProcess } from '../server-process.ts';

/** The minimum scores of every screen. */
export const DEMANDED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof DEMANDED;
const CATEGORIES = Object.keys(DEMANDED) as readonly Category[];

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'branch', path: '/store/hauptplatz' },
  { name: 'content page', path: '/partyservice' },
  { name: 'checkout', path: '/store/hauptplatz/checkout' },
] as const;

/** A single figure on a busy machine is chance: the median of three rounds counts. */
const ROUNDS = 3;

export interface PageScores {
  name: string;
  /** 0 to 100. Performance is the median of the rounds, the others the lowest. */
  scores: Record<Category, number>;
  isKept: boolean;
  /** What lost points, one line each. */
  reasons: string[];
}

/**
 * Lighthouse with its mobile preset on the pages of a running demo shop; nothing else may run on the machine at the same
 * time.
 */
export async function measurePages(url: string): Promise<PageScores[]> {
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-component-update'],
  });
  try {
    const cart = await storedCart(url, { items: { Topfengolatsche: 2, Schnitzelsemmel: 1 } });
    const measured: PageScores[] = [];
    for (const { name, path } of PAGES) {
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round += 1) results.push(await audit(browser, url + path, cart));
      measured.push({ name, ...judge(results) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** Chromium sometimes records no start of the navigation, which says nothing about the page: then once more. */
async function audit(...visit: Parameters<typeof auditOnce>): Promise<Result> {
  try {
    return await auditOnce(...visit);
  } catch (error) {
    if (error instanceof Error && error.message.includes('NO_NAVSTART')) return auditOnce(...visit);
    throw error;
  }
}

/** One cold visit; checkout needs something in the cart, and the other pages show it, too. */
async function auditOnce(
  browser: Browser,
  address: string,
  cart: { key: string; value: string },
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(({ key, value }) => sessionStorage.setItem(key, value), cart);
    const run = await lighthouse(
      address,
      { output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
      undefined,
      page,
    );
    if (!run || run.lhr.runtimeError) {
      throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    return run.lhr;
  } finally {
    await context.close();
  }
}

function judge(results: readonly Result[]): Omit<PageScores, 'name'> {
  const scoresOf = (category: Category) =>
    results
      .map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
      .sort((a, b) => a - b);
  const middle = scoresOf('performance')[Math.floor(results.length / 2)] ?? 0;
  const lowest = (category: Category) => scoresOf(category)[0] ?? 0;
  const scores = {
    performance: middle,
    accessibility: lowest('accessibility'),
    'best-practices': lowest('best-practices'),
    seo: lowest('seo'),
  };
  const isKept = CATEGORIES.every((category) => scores[category] >= DEMANDED[category]);
  return { scores, isKept, reasons: [...new Set(results.flatMap(reasonsOf))] };
}

/** The scored audits that are not perfect, with their complaints. */
function reasonsOf({ audits, categories }: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = audits[id];
      if (!found || weight === 0 || found.score === null || found.score >= 0.9) return [];
      const items = found.details && 'items' in found.details ? JSON.stringify(found.details.items) : '';
      return [`${category}, ${id}: ${found.title} ${found.displayValue ?? ''} ${items.slice(0, 600)}`];
    }),
  );
}

/** Standalone: `tsx tests/bench/lighthouse.ts`. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const directory = mkdtempSync(join(tmpdir(), 'theke-lighthouse-'));
  const server = await startServerProcess({ DATA_DIR: directory, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    for (const { name, scores, reasons } of await measurePages(server.url)) {
      console.log(name, scores);
      for (const reason of reasons) console.log('  ', reason);
    }
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
