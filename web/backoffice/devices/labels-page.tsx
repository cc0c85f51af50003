import { lazy, Suspense, useMemo, useState } from 'react';
import { LABEL_GRIDS, type LabelChoice, type LabelGrid, labelOf } from '#domain/label.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, RadioCards, SelectField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { RecordOptions } from '../crud/inputs/select-options.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay, useSession } from '../session/session.tsx';
import { fetchLabels } from './label-pdf.ts';
import { ProductChoice } from './product-choice.tsx';
import { useLabelProducts } from './use-label-products.ts';

const LabelPreview = lazy(() =>
  import('./label-preview.tsx').then(({ LabelPreview }) => ({ default: LabelPreview })),
);

const GRIDS: readonly { value: LabelGrid; label: string; note: string }[] = [
  { value: 'compact', label: 'Kompakt: 48 Stück', note: '45,7 × 21,2 mm' },
  { value: 'detail', label: 'Groß: 10 Stück', note: '99,1 × 57 mm' },
];
const OPTIONS: readonly (readonly [keyof LabelChoice, string])[] = [
  ['hasPrice', 'Preis'],
  ['hasUnitPrice', 'Preis je Kilogramm oder Liter'],
  ['hasAllergens', 'Allergene'],
  ['hasQr', 'QR-Code zum Produkt im Shop'],
];
/** So many the server takes at once. */
const MOST = 480;

/** #/labels: price labels on sheets to stick on. */
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
  const [branch, setBranch] = useState<number | null>(branches[0]?.id ?? null);
  const [state, setState] = useState<{ isBusy: boolean; url: string | null; problem: string | null }>({
    isBusy: false,
    url: null,
    problem: null,
  });
  const places = LABEL_GRIDS[grid].rows * LABEL_GRIDS[grid].columns;
  const wanted = products.filter(({ id }) => chosen.has(id));
  const identifier = branches.find(({ id }) => id === branch)?.identifier;
  const labels = useMemo(
    () =>
      products
        .filter(({ id }) => chosen.has(id))
        .map((product) => {
          const link = identifier
            ? `${window.location.origin}/store/${identifier}?produkt=${product.id}`
            : window.location.origin;
          return labelOf(product, choice, { currency, link });
        }),
    [products, chosen, choice, currency, identifier],
  );
  const isTooMany = wanted.length > MOST;

  const print = async () => {
    setState({ isBusy: true, url: null, problem: null });
    try {
      const pdf = await fetchLabels({ products: wanted.map(({ id }) => id), grid, start, branch, ...choice });
      const url = URL.createObjectURL(pdf);
      const link = document.createElement('a');
      link.href = url;
      link.download = 'etiketten.pdf';
      link.click();
      setState({ isBusy: false, url, problem: null });
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'Die Etiketten konnten nicht erstellt werden.';
      setState({ isBusy: false, url: null, problem });
    }
  };

  return (
    <ScrollPage label="Etiketten" className="max-w-7xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-3xl">Etiketten</h1>
          <p className="mt-1 max-w-prose text-muted">
            Preisschilder für Vitrine und Regal, auf A4-Bögen zum Abziehen.
          </p>
        </div>
        <Button disabled={wanted.length === 0 || isTooMany || state.isBusy} onClick={() => void print()}>
          <StaffIcon name="printer" />
          {state.isBusy ? 'PDF wird erstellt …' : 'PDF erstellen'}
        </Button>
      </div>
      {isTooMany && (
        <NoticeBox tone="warning">Bitte wählen Sie höchstens {MOST} Produkte auf einmal.</NoticeBox>
      )}
      {state.problem && (
        <NoticeBox tone="error" role="alert">
          {state.problem}
        </NoticeBox>
      )}
      {state.url && (
        <NoticeBox tone="success" role="status" title="Die Etiketten sind fertig.">
          Drucken Sie sie in Originalgröße (100 %), nicht „an Seite anpassen“.{' '}
          <a href={state.url} target="_blank" rel="noreferrer" className="font-medium underline">
            PDF öffnen
          </a>
        </NoticeBox>
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <section aria-label="Produkte wählen" className={CARD}>
            <h2 className="font-display text-xl">Produkte</h2>
            {isPending && <div className="skeleton h-64" aria-hidden="true" />}
            {isError && <p>Produkte konnten nicht geladen werden</p>}
            {!isPending && !isError && (
              <ProductChoice products={products} groups={groups} chosen={chosen} onChange={setChosen} />
            )}
          </section>
          <section aria-label="Bogen und Inhalt" className={CARD}>
            <h2 className="font-display text-xl">Bogen und Inhalt</h2>
            <RadioCards
              legend="Größe"
              name="label-grid"
              cards={[...GRIDS]}
              value={grid}
              onChange={(value) => {
                setGrid(value);
                setStart(1);
              }}
            />
            <SelectField
              label="Erstes freies Etikett"
              hint="Für einen angebrochenen Bogen: von links nach rechts, dann von oben nach unten gezählt."
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
              <legend className="font-medium text-sm">Darauf steht der Name und</legend>
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
                label="Der QR-Code führt zur Filiale"
                value={branch ?? ''}
                onChange={(event) => setBranch(Number(event.target.value) || null)}
              >
                <RecordOptions records={branches} />
              </SelectField>
            )}
          </section>
        </div>
        <section aria-label="Vorschau" className="min-w-0 lg:sticky lg:top-0 lg:self-start">
          <Suspense fallback={<div className="skeleton h-96" />}>
            <LabelPreview labels={labels} grid={grid} start={start} />
          </Suspense>
          {wanted.length === 0 && (
            <p className="mt-3 text-center text-muted">Wählen Sie Produkte, dann sehen Sie sie hier.</p>
          )}
        </section>
      </div>
    </ScrollPage>
  );
}

/** 5 -> 'Nr. 6 (Zeile 2, Spalte 2)'. */
function placeText(place: number, columns: number): string {
  return `Nr. ${place + 1} (Zeile ${Math.floor(place / columns) + 1}, Spalte ${(place % columns) + 1})`;
}
