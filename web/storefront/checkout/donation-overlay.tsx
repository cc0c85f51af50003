import { useEffect, useState } from 'react';
import type { Donatee } from '#domain/shop/branch.ts';
import { apiGet } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { searchDonatees } from './donatee-search.ts';
import * as texts from './texts.ts';

interface DonationOverlayProps {
  /** What the page came with; the list is reloaded when the overlay opens. */
  known: readonly Donatee[];
  chosen: number | null;
  onClose: () => void;
  onSave: (donatee: number | null) => void;
}

/** The organisations to choose from. Clicking the chosen one deselects it; the choice takes effect when saved. */
export function DonationOverlay({ known, chosen, onClose, onSave }: DonationOverlayProps) {
  const [donatees, setDonatees] = useState(known);
  const [selected, setSelected] = useState(chosen);
  const [term, setTerm] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    apiGet<Donatee[]>('/donatees?pageSize=200', { signal: stop.signal })
      .then((list) => Array.isArray(list) && setDonatees(list))
      // The page's own list has to do then.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  const found = searchDonatees(donatees, term);

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.donationQuestion}
      footer={
        <div className="flex gap-3">
          <Button look="secondary" onClick={onClose} className="flex-1">
            {texts.cancel}
          </Button>
          <Button onClick={() => onSave(selected)} className="flex-1">
            {texts.save}
          </Button>
        </div>
      }
    >
      <TextField
        type="search"
        label={texts.searchOrganization}
        value={term}
        autoComplete="off"
        onChange={(event) => setTerm(event.target.value)}
      />
      <div aria-live="polite" className="mt-4">
        {found.length === 0 && <p className="py-8 text-center text-muted">{texts.noOrganizationFound}</p>}
      </div>
      <ul className="flex flex-col gap-2.5">
        {found.map((donatee) => (
          <li key={donatee.id}>
            <label className="choice-card items-start">
              <input
                type="checkbox"
                checked={donatee.id === selected}
                onChange={() => setSelected(donatee.id === selected ? null : donatee.id)}
                className="tick tick-round mt-0.5"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{donatee.name}</span>
                {donatee.description && (
                  <span className="block text-muted text-sm">{donatee.description}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
