import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { fullName, type TerminalPerson } from './terminal-api.ts';
import * as texts from './texts.ts';

interface PeopleTilesProps {
  /** null while loading. */
  people: readonly TerminalPerson[] | null;
  isOffline: boolean;
  onChoose: (person: TerminalPerson) => void;
}

/** Who is it? One tile per person. */
export function PeopleTiles({ people, isOffline, onChoose }: PeopleTilesProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <h1 className="text-center font-display text-3xl">{texts.whoAreYou}</h1>
      {people === null && !isOffline && <div className="skeleton h-64" aria-hidden="true" />}
      {people?.length === 0 && <p className="text-center text-lg text-muted">{texts.noPeople}</p>}
      <ul aria-label={texts.staff} className="flex flex-wrap justify-center gap-4 empty:hidden">
        {(people ?? []).map((person) => (
          <li key={person.id} className="w-full sm:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)]">
            <button
              type="button"
              disabled={isOffline}
              onClick={() => onChoose(person)}
              className="flex min-h-24 w-full items-center gap-4 rounded-card border border-line-strong bg-card px-5 text-left font-semibold text-xl hover:bg-sand disabled:text-muted"
            >
              <span
                aria-hidden="true"
                className="grid size-14 shrink-0 place-items-center rounded-full bg-sand text-ink uppercase"
              >
                {person.firstName.slice(0, 1)}
                {person.lastName.slice(0, 1) || <StaffIcon name="user" />}
              </span>
              {fullName(person) || texts.recordNumber({ number: person.id })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
