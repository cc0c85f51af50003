import { useMemo, useState } from 'react';
import { formatAmount } from '#domain/catalogue/amount.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Short, ShortageCommand } from '#domain/shop/shortage.ts';
import { formatMoment } from '#text/calendar/calendar.ts';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { LengthChoice, type LengthWish, START } from './length-choice.tsx';
import * as texts from './texts.ts';
import { foundThings, stateOf, type Thing, type ThingState, thingsOf } from './things.ts';
import { useShortages } from './use-shortages.ts';

interface ShortageDialogProps {
  /** Where; with several, one is chosen in the dialog. */
  branches: readonly Branch[];
  /** Only these, for example those of an order's item; without them everything, to be searched. */
  only?: readonly Short[];
  onClose: () => void;
}

/** More would only be scrolled past. */
const SHOWN = 60;

/** A tap on a product or an option sells it out for as long as chosen above, another one brings it back. */
export function ShortageDialog({ branches, only, onClose }: ShortageDialogProps) {
  const now = useServerNow();
  const { products, options, byId, isLoaded, note } = useShortages();
  const [at, setAt] = useState(branches[0]?.id ?? 0);
  const [wish, setWish] = useState<LengthWish>(START);
  const [query, setQuery] = useState('');
  const [busy, setBusy] = useState<Thing | 'all' | null>(null);
  const branch = branches.find(({ id }) => id === at) ?? branches[0];
  const all = useMemo(() => thingsOf(products, options), [products, options]);
  const known = only ? all.filter((thing) => only.some((one) => isSame(one, thing))) : all;
  if (!branch) return null;
  const withState = foundThings(known, query).map((thing) => ({
    thing,
    state: stateOf(thing, branch, byId),
  }));
  // What is short now is what people come back for.
  const rows =
    only || query.trim() !== ''
      ? withState
      : [...withState.filter(({ state }) => state), ...withState.filter(({ state }) => !state)];
  const send = async (doing: Thing | 'all', things: readonly Thing[], command: ShortageCommand) => {
    // Not disabled in the meantime, which would lose focus.
    if (busy !== null) return;
    setBusy(doing);
    await note(branch.id, things, command);
    setBusy(null);
  };
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.title}
      shape="steady"
      above={
        <div className="flex flex-col gap-3 px-5 py-3 sm:px-6">
          <p className="text-muted text-sm">{texts.hint}</p>
          {branches.length > 1 && (
            <SelectField
              label={texts.branch}
              value={branch.id}
              onChange={(event) => setAt(Number(event.target.value))}
            >
              {branches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <LengthChoice wish={wish} onChange={setWish} />
          {!only && (
            <TextField
              type="search"
              label={texts.search}
              value={query}
              autoComplete="off"
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </div>
      }
      footer={
        <div className="flex flex-wrap gap-3">
          {only && known.length > 2 && (
            <>
              <Button
                look="secondary"
                aria-disabled={busy !== null}
                onClick={() => void send('all', known, wish.command)}
              >
                {texts.all({ count: known.length })}
              </Button>
              <Button
                look="secondary"
                aria-disabled={busy !== null}
                onClick={() => void send('all', known, { type: 'back' })}
              >
                {texts.allBack}
              </Button>
            </>
          )}
          <Button className="ml-auto" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      }
    >
      {isLoaded ? (
        <ul aria-label={texts.list} className="flex flex-col divide-y divide-line">
          {rows.slice(0, SHOWN).map(({ thing, state }) => (
            <Row
              key={`${thing.product} ${thing.option}`}
              thing={thing}
              state={state}
              words={wordsOf(state, now, branch)}
              isBusy={busy === thing || busy === 'all'}
              onPress={() => void send(thing, [thing], state ? { type: 'back' } : wish.command)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
      {isLoaded && rows.length === 0 && <p className="py-4 text-muted">{texts.nothing}</p>}
      {rows.length > SHOWN && (
        <p className="py-3 text-muted text-sm">{texts.more({ count: rows.length - SHOWN })}</p>
      )}
    </Overlay>
  );
}

interface RowProps {
  thing: Thing;
  state: ThingState;
  words: string;
  isBusy: boolean;
  onPress: () => void;
}

function Row({ thing, state, words, isBusy, onPress }: RowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={state?.isGone ?? false}
        aria-label={texts.stateOf({ name: thing.name, state: words })}
        aria-busy={isBusy}
        onClick={onPress}
        className={`flex min-h-12 w-full items-center gap-3 rounded-theme px-2 py-1.5 text-left hover:bg-paper ${
          state ? 'bg-warning-soft' : ''
        }`}
      >
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold leading-snug">{thing.name}</span>
          {thing.product === null && (
            <span className="block text-muted text-sm leading-snug">
              {texts.option({ count: thing.products })}
            </span>
          )}
        </span>
        <span className={`flex items-center gap-1.5 text-sm ${state ? 'font-semibold' : 'text-muted'}`}>
          {isBusy ? (
            <StaffIcon name="retry" className="size-4 animate-spin" />
          ) : (
            state && <StaffIcon name={state.isGone ? 'close' : 'warning'} className="size-4" />
          )}
          {words}
        </span>
      </button>
    </li>
  );
}

function wordsOf(state: ThingState, now: Date, { timeZone }: Branch): string {
  if (!state) return texts.available;
  if (!state.isGone) return texts.few({ left: formatAmount(state.left) });
  return state.until ? texts.goneUntil({ moment: formatMoment(state.until, now, timeZone) }) : texts.gone;
}

function isSame(one: Short, other: Short): boolean {
  return one.product === other.product && one.option === other.option;
}
