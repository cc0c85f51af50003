import { useMemo, useState } from 'react';
import type { Branch, Tag } from '#domain/shop/branch.ts';
import { deliveryAnswer } from '#domain/shop/delivery-offer.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { HomeAnswer } from '../place/home-answer.tsx';
import { HomePlace, useAsksForPlace } from '../place/home-place.tsx';
import * as placeTexts from '../place/texts.ts';
import { BranchCard, InactiveBranchCard } from './branch-card.tsx';
import { searchBranches } from './branch-search.ts';
import { HomeHero, homePicture } from './home-hero.tsx';
import * as texts from './texts.ts';

/** Several branches: search, filter by tag, cards. */
export function BranchListHome() {
  const { shop, now } = useShop();
  const asksForPlace = useAsksForPlace();
  const [term, setTerm] = useState('');
  const [tag, setTag] = useState<number | null>(null);
  const answer = useMemo(() => deliveryAnswer(shop.branches, term, now), [shop.branches, term, now]);
  const named = searchBranches(shop.branches, term, tag, shop.tags);
  const inactive = searchBranches(shop.inactiveBranches, term, tag, shop.tags);
  const offerOf = (branch: Branch) => answer?.offers.find((offer) => offer.branch.id === branch.id) ?? null;
  // A place without a branch may still be in a delivery area.
  const found = [...shop.branches, ...shop.inactiveBranches];
  const isPlace = answer !== null && searchBranches(found, term, null, shop.tags).length === 0;
  const open = isPlace ? searchBranches(shop.branches, '', tag, shop.tags).filter(offerOf) : named;
  const total = shop.branches.length + shop.inactiveBranches.length;
  const count = open.length + inactive.length;
  return (
    <>
      <HomeHero image={homePicture(shop.branches)}>
        {shop.config.enablePluginSearch ? (
          <>
            <SearchBox term={term} onChange={setTerm} />
            {asksForPlace && <p className="max-w-xl text-muted">{placeTexts.searchHint}</p>}
            <HomeAnswer answer={answer} />
          </>
        ) : (
          <HomePlace />
        )}
      </HomeHero>
      <section className="page-width flex flex-col gap-6 py-10 desk:py-16" aria-labelledby="filialen">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="filialen" className="anchor font-display text-3xl desk:text-4xl">
              {texts.ourBranches}
            </h2>
            <p role="status" className="mt-1 text-muted">
              {texts.branchesShown({ count, total })}
            </p>
          </div>
          {shop.config.enablePluginTags && shop.tags.length > 0 && (
            <TagChips tags={shop.tags} chosen={tag} onChange={setTag} />
          )}
        </div>
        {count === 0 ? (
          <p className="rounded-card bg-card px-6 py-16 text-center text-lg shadow-card">
            {texts.noBranchFound}
          </p>
        ) : (
          <ul className="grid gap-6 md:grid-cols-2 desk:gap-8">
            {open.map((branch) => (
              <BranchCard key={branch.id} branch={branch} offer={offerOf(branch)} />
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

interface TagChipsProps {
  tags: readonly Tag[];
  chosen: number | null;
  onChange: (tag: number | null) => void;
}

/** One tag at a time; pressing it again clears the filter. */
function TagChips({ tags, chosen, onChange }: TagChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.filterByTag}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map(({ id, name, image }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            onClick={() => onChange(chosen === id ? null : id)}
            className={`inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line-strong bg-card pr-4 text-left font-medium transition-colors hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary ${image ? 'pl-1.5' : 'pl-4'}`}
          >
            {image && (
              <Picture
                image={image}
                isDecorative
                sizes="32px"
                largest="tiny"
                className="size-8 rounded-full object-cover"
              />
            )}
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Filters while typing; Enter scrolls to the results, which are below the fold on a phone. */
function SearchBox({ term, onChange }: { term: string; onChange: (term: string) => void }) {
  return (
    <search className="max-w-xl">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById('filialen')?.scrollIntoView();
        }}
      >
        <label className="relative block">
          <span className="sr-only">{texts.searchLabel}</span>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-5 size-6 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            value={term}
            onChange={(event) => onChange(event.target.value)}
            placeholder={texts.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            className="h-16 w-full rounded-full border border-line-strong bg-card pr-6 pl-14 text-lg placeholder:text-muted hover:border-ink"
          />
        </label>
      </form>
    </search>
  );
}
