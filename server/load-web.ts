import { join } from 'node:path';
import type { ServerOptions } from '#api/server.ts';
import type { Language } from '#domain/text/language.ts';

/** Most shops never need them, or only after a while. */
const englishEntry = () => import('#web/storefront/server-entry.en.ts');

/** What the pages need of the web build below `root`. */
export async function loadWeb(root: string): Promise<NonNullable<ServerOptions['web']>> {
  const [{ addressOf, renderPage, renderStaffPage, renderTestPayment }, { devAssets, readAssets }] =
    await Promise.all([import('#web/storefront/server-entry.tsx'), import('#web/assets.ts')]);
  const pages = {
    addressOf,
    renderPage,
    loadEnglish: async () => (await englishEntry()).renderPage,
    renderStaffPage,
    renderTestPayment: async (language: Language, input: Parameters<typeof renderTestPayment>[0]) =>
      (language === 'en' ? (await englishEntry()).renderTestPayment : renderTestPayment)(input),
  };
  if (process.env.WEB_DEV === '1') return { ...pages, assetsOf: devAssets, assetsDir: null };
  const manifest = join(root, 'dist/web/.vite/manifest.json');
  const assets = {
    storefront: readAssets(manifest, 'storefront'),
    'storefront-en': readAssets(manifest, 'storefront-en'),
    backoffice: readAssets(manifest, 'backoffice'),
    signage: readAssets(manifest, 'signage'),
  };
  return { ...pages, assetsOf: (app) => assets[app], assetsDir: join(root, 'dist/web/assets') };
}
