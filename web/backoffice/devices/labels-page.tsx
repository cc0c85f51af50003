import { lazy, Suspense, useMemo, useState } from 'react';
import { LABEL_GRIDS, type LabelChoice, type LabelGrid, labelOf } from '#domain/drawing/label.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, RadioCards, SelectField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { RecordOptions } from '../crud/inputs/select-options.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useShownBranch } from '../session/chosen-branch.tsx';
import { useMay, useSession } from '../session/session.tsx';
import { fetchLabels } from './label-pdf.ts';
import * as texts from './label-texts.ts';
import { ProductChoice } from './product-choice.tsx';
import { useLabelProducts, useWholeProducts } from './use-label-products.ts';

const LabelPreview = lazy(() =>
  import('./label-preview.tsx').then(({ LabelPreview }) => ({ default: LabelPreview })),
);

const GRIDS: readonly { value: LabelGrid; label: string; note: string }[] = [
  { value: 'compact', label: texts.compact, note: texts.compactSize },
  { value: 'detail', label: texts.large, note: texts.largeSize },
];
const OPTIONS: readonly (readonly [keyof LabelChoice, string])[] = [
  ['hasPrice', texts.price],
  ['hasUnitPrice', texts.unitPrice],
  ['hasAllergens', texts.allergens],
  ['hasQr', texts.qrCode],
];
/** The server's maximum per request. */
const MOST = 480;

/** #/labels: price labels on sheets of stickers. */
export function LabelsPage() {
  const may = useMay();
  return may(['ROLE_MANAGER']) ? <Labels /> : <NotFoundPage />;
}

const CARD = 'flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6';

function Labels() {
  const { branches, currency } = useSession();
  const { products, groups, isPending, isError } = useLabelProducts();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [grid, setGrid] = useState<LabelGrid>('compact');
  const [start, setStart] = useState(1);
  const [choice, setChoice] = useState<LabelChoice>({
    hasPrice: true,
    hasUnitPrice: true,
    hasAllergens: true,
    hasQr: false,
  });
  const [branch, setBranch] = useState<number | null>(useShownBranch().branch ?? branches[0]?.id ?? null);
  const { state, print } = useLabelPdf();
  const places = LABEL_GRIDS[grid].rows * LABEL_GRIDS[grid].columns;
  const identifier = branches.find(({ id }) => id === branch)?.identifier;
  const wanted = useMemo(() => products.filter(({ id }) => chosen.has(id)), [products, chosen]);
  const printed = useWholeProducts(wanted.slice(0, MOST).map(({ id }) => id));
  const labels = useMemo(
    () =>
      printed.map((product) => labelOf(product, choice, { currency, link: linkTo(identifier, product.id) })),
    [printed, choice, currency, identifier],
  );
  const isTooMany = wanted.length > MOST;

  return (
    <ScrollPage label={texts.title} className="max-w-7xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-3xl">{texts.title}</h1>
          <p className="mt-1 max-w-prose text-muted">{texts.purpose}</p>
        </div>
        <Button
          disabled={wanted.length === 0 || isTooMany || state.isBusy}
          onClick={() => void print({ products: wanted.map(({ id }) => id), grid, start, branch, ...choice })}
        >
          <StaffIcon name="printer" />
          {state.isBusy ? texts.creating : texts.createPdf}
        </Button>
      </div>
      {isTooMany && <NoticeBox tone="warning">{texts.tooMany({ most: MOST })}</NoticeBox>}
      {state.problem && (
        <NoticeBox tone="error" role="alert">
          {state.problem}
        </NoticeBox>
      )}
      {state.url && (
        <NoticeBox tone="success" role="status" title={texts.ready}>
          {texts.printFullSize}{' '}
          <a href={state.url} target="_blank" rel="noreferrer" className="font-medium underline">
            {texts.openPdf}
          </a>
        </NoticeBox>
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <section aria-label={texts.chooseProducts} className={CARD}>
            <h2 className="font-display text-xl">{texts.products}</h2>
            {isPending && <div className="skeleton h-64" aria-hidden="true" />}
            {isError && <p>{texts.productsNotLoaded}</p>}
            {!isPending && !isError && (
              <ProductChoice products={products} groups={groups} chosen={chosen} onChange={setChosen} />
            )}
          </section>
          <section aria-label={texts.sheetAndContent} className={CARD}>
            <h2 className="font-display text-xl">{texts.sheetAndContent}</h2>
            <RadioCards
              legend={texts.size}
              name="label-grid"
              cards={[...GRIDS]}
              value={grid}
              onChange={(value) => {
                setGrid(value);
                setStart(1);
              }}
            />
            <SelectField
              label={texts.firstFree}
              hint={texts.firstFreeHint}
              value={start}
              onChange={(event) => setStart(Number(event.target.value))}
            >
              {Array.from({ length: places }, (_, place) => (
                <option key={String(place)} value={place + 1}>
                  {placeText(place, LABEL_GRIDS[grid].columns)}
                </option>
              ))}
            </SelectField>
            <fieldset>
              <legend className="font-medium text-sm">{texts.contents}</legend>
              {OPTIONS.map(([name, label]) => (
                <CheckboxField
                  key={name}
                  label={label}
                  checked={choice[name]}
                  onChange={({ target }) => setChoice({ ...choice, [name]: target.checked })}
                />
              ))}
            </fieldset>
            {choice.hasQr && branches.length > 1 && (
              <SelectField
                label={texts.qrBranch}
                value={branch ?? ''}
                onChange={(event) => setBranch(Number(event.target.value) || null)}
              >
                <RecordOptions records={branches} />
              </SelectField>
            )}
          </section>
        </div>
        <section aria-label={texts.preview} className="min-w-0 lg:sticky lg:top-0 lg:self-start">
          <Suspense fallback={<div className="skeleton h-96" />}>
            <LabelPreview labels={labels} grid={grid} start={start} />
          </Suspense>
          {wanted.length === 0 && <p className="mt-3 text-center text-muted">{texts.nothingChosen}</p>}
        </section>
      </div>
    </ScrollPage>
  );
}

function useLabelPdf() {
  const [state, setState] = useState<{ isBusy: boolean; url: string | null; problem: string | null }>({
    isBusy: false,
    url: null,
    problem: null,
  });
  const print = async (request: Parameters<typeof fetchLabels>[0]) => {
    setState({ isBusy: true, url: null, problem: null });
    try {
      const pdf = await fetchLabels(request);
      const url = URL.createObjectURL(pdf);
      const link = document.createElement('a');
      link.href = url;
      link.download = texts.fileName;
      link.click();
      setState({ isBusy: false, url, problem: null });
    } catch (error) {
      const problem = error instanceof Error ? error.message : texts.notCreated;
      setState({ isBusy: false, url: null, problem });
    }
  };
  return { state, print };
}

/** Where the label of a product leads: to the product in its branch, else to the shop. */
function linkTo(identifier: string | undefined, product: number): string {
  const { origin } = window.location;
  return identifier ? `${origin}/store/${identifier}?produkt=${product}` : origin;
}

/** 5 -> 'Nr. 6 (Zeile 2, Spalte 2)'. */
function placeText(place: number, columns: number): string {
  return texts.place({
    number: place + 1,
    row: Math.floor(place / columns) + 1,
    column: (place % columns) + 1,
  });
}
