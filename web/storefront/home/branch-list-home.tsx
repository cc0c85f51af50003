import { useState } from 'react';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BranchCard, InactiveBranchCard } from './branch-card.tsx';
import { searchBranches } from './branch-search.ts';
import { HomeHero, homePicture } from './home-hero.tsx';

/** Several branches: search, filter by tag, cards. */
export function BranchListHome() {
  const { shop } = useShop();
  const [term, setTerm] = useState('');
  const [tag, setTag] = useState<number | null>(null);
  const open = searchBranches(shop.branches, term, tag, shop.tags);
  const inactive = searchBranches(shop.inactiveBranches, term, tag, shop.tags);
  const total = shop.branches.length + shop.inactiveBranches.length;
  const count = open.length + inactive.length;
  return (
    <>
      <HomeHero image={homePicture(shop.branches)}>
        {shop.config.enablePluginSearch && <SearchBox term={term} onChange={setTerm} />}
      </HomeHero>
      <section className="page-width flex flex-col gap-6 py-10 desk:py-16" aria-labelledby="filialen">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="filialen" className="font-display text-3xl desk:text-4xl">
              Unsere Filialen
            </h2>
            <p role="status" className="mt-1 text-muted">
              {count} von {total} Filialen werden angezeigt.
            </p>
          </div>
          {shop.config.enablePluginTags && shop.tags.length > 0 && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">Nach Merkmal filtern</legend>
              {shop.tags.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={tag === id}
                  onClick={() => setTag(tag === id ? null : id)}
                  className="min-h-11 rounded-full border border-line-strong bg-card px-4 font-medium hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
                >
                  {name}
                </button>
              ))}
            </fieldset>
          )}
        </div>
        {count === 0 ? (
          <p className="rounded-card bg-card px-6 py-16 text-center text-lg shadow-card">
            Leider wurden keine Ergebnisse gefunden.
          </p>
        ) : (
          <ul className="grid gap-6 md:grid-cols-2 desk:gap-8">
            {open.map((branch) => (
              <BranchCard key={branch.id} branch={branch} />
            ))}
            {inactive.map((branch) => (
              <InactiveBranchCard key={branch.id} branch={branch} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function SearchBox({ term, onChange }: { term: string; onChange: (term: string) => void }) {
  return (
    <label className="relative block max-w-xl">
      <span className="sr-only">Filiale nach PLZ oder Ort suchen</span>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-5 size-6 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        value={term}
        onChange={(event) => onChange(event.target.value)}
        placeholder="PLZ / Ort"
        autoComplete="off"
        enterKeyHint="search"
        className="h-16 w-full rounded-full border border-line-strong bg-card pr-6 pl-14 text-lg placeholder:text-muted hover:border-ink"
      />
    </label>
  );
}
