import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
});
afterAll(() => server?.stop());

async function refusalIn(headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${server.url}/api/nothing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"email":"x"}',
  });
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  return errors[0]?.message ?? '';
}

it('English pages are refused in English; everybody else in German, as documented (R138)', async () => {
  const german = 'Der Eintrag wurde nicht gefunden.';
  expect(await refusalIn({})).toBe(german);
  expect(await refusalIn({ 'accept-language': 'en' })).toBe(german);
  expect(await refusalIn({ 'x-language': 'fr' })).toBe(german);
  expect(await refusalIn({ 'x-language': 'en' })).toBe('The entry was not found.');
});

it('the sitemap has every page of the demo shop in both languages', async () => {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const english = paths.filter((path) => /^\/en(\/|$)/.test(path));
  expect(english).toHaveLength(paths.length / 2);
  expect(english).toContain('/en');
  expect(english.map((path) => path.slice(3) || '/').sort()).toEqual(
    paths.filter((path) => !english.includes(path)).sort(),
  );
});

it('the app is installed in the language of the page', async () => {
  const lang = async (query: string) => {
    const response = await fetch(`${server.url}/manifest.webmanifest${query}`);
    const { lang: language, start_url: start } = (await response.json()) as {
      lang: string;
      start_url: string;
    };
    return [language, start];
  };
  expect(await lang('')).toEqual(['de', '/']);
  expect(await lang('?language=en')).toEqual(['en', '/en']);
});
