import type { Plugin, Rolldown } from 'vite';

/** The staff's app, and of what it loads later the screens that a counter needs during an outage. */
const ENTRY = 'web/backoffice/main.tsx';
const LATER = ['web/backoffice/app.tsx', 'web/backoffice/orders/'];
/** A name that the worker uses without declaring it. */
const PLACEHOLDER = 'DESK_FILES';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & {
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> };
};

/**
 * Everything that the order screens of a build load: scripts, styles and fonts, by their addresses. Throws if the build has no
 * staff's app.
 */
export function deskFiles(bundle: Bundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file as Chunk]] : [])),
  );
  const named = (chunk: Chunk, place: string) =>
    chunk.moduleIds.some((id) => id.replaceAll('\\', '/').includes(`/${place}`));
  const found = new Set<Chunk>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports) visit(next);
    for (const next of chunk.dynamicImports) {
      const late = chunks.get(next);
      if (late && LATER.some((place) => named(late, place))) visit(next);
    }
  };
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && named(chunk, ENTRY));
  if (!entry) throw new Error(`the build knows no ${ENTRY}`);
  visit(entry.fileName);
  const files = [...found].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
  return [...new Set(files)].map((name) => `/${name}`).toSorted();
}

/** Tells the worker of the staff's app, a chunk of this name, which files to keep. */
export function deskWorker(worker: string): Plugin {
  return {
    name: 'desk-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === worker);
        if (chunk?.type !== 'chunk') return;
        if (!chunk.code.includes(PLACEHOLDER)) throw new Error(`${worker} has no place for its files`);
        chunk.code = chunk.code.replaceAll(PLACEHOLDER, () => JSON.stringify(deskFiles(bundle)));
      },
    },
  };
}
