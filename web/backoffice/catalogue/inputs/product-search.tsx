import { useId, useState } from 'react';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import type { ProductSummary } from '#entities/product.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface ProductSearchProps {
  id: string;
  label: string;
  /** The candidates. */
  products: readonly ProductSummary[];
  isDisabled: boolean;
  onPick: (product: ProductSummary) => void;
}

/** Nobody could choose from more. */
const SHOWN = 8;

/** The products whose name or number contains all the words; prefix matches first. */
function foundProducts(products: readonly ProductSummary[], text: string): readonly ProductSummary[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = (product: ProductSummary) => (plain(product.name).startsWith(words[0] ?? '') ? 0 : 1);
  return products
    .filter((product) => words.every((word) => plain(`${product.name} ${product.uid}`).includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, SHOWN);
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('de');
}

/** Finds products as you type; arrows select, Enter picks and leaves the field ready for the next one. */
export function ProductSearch({ id, label, products, isDisabled, onPick }: ProductSearchProps) {
  const { currency } = useSession();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const found = foundProducts(products, text);
  const isShown = isOpen && text.trim() !== '';
  const pick = (product: ProductSummary) => {
    onPick(product);
    setText('');
    setActive(0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Enter must not submit the surrounding form.
      event.preventDefault();
      const chosen = found[active];
      if (isShown && chosen) pick(chosen);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <StaffIcon
          name="search"
          className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
        />
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isShown && found.length > 0}
          aria-controls={listId}
          {...(isShown && found[active] ? { 'aria-activedescendant': `${listId}-${found[active].id}` } : {})}
          placeholder={texts.searchPlaceholder}
          value={text}
          disabled={isDisabled}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-theme border border-line-strong bg-card pr-3 pl-11 hover:border-ink disabled:bg-paper"
        />
      </div>
      <div
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-card shadow-lift"
      >
        <div role="listbox" id={listId} aria-label={texts.foundProducts}>
          {found.map((product, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the field.
            <div
              key={product.id}
              id={`${listId}-${product.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Before the field loses focus and the list closes.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(product)}
              className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 ${index === active ? 'bg-sand' : 'hover:bg-paper'}`}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{product.name}</span>
                <span className="block truncate text-muted text-sm">{product.uid}</span>
              </span>
              <span className="shrink-0 text-sm tabular-nums">
                {formatMoney(fromDecimal(product.price), currency)}
              </span>
            </div>
          ))}
        </div>
        {isShown && found.length === 0 && (
          <p className="px-4 py-3 text-muted text-sm">{texts.nothingFound}</p>
        )}
      </div>
    </div>
  );
}
