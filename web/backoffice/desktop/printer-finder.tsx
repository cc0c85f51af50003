import { useEffect, useState } from 'react';
import type { Desktop } from '#electron/ipc.ts';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

type Search = 'none' | 'running' | 'failed' | readonly string[];

/** Looks for printers in the own network, when a person asks for it; nothing in apps that cannot. */
export function PrinterFinder({ shell, onFound }: { shell: Desktop; onFound: (address: string) => void }) {
  const { findPrinters, stopFindingPrinters } = shell;
  const [search, setSearch] = useState<Search>('none');
  // Who closes the dialog does not wait for an answer.
  useEffect(() => () => void stopFindingPrinters?.().catch(() => undefined), [stopFindingPrinters]);
  if (!findPrinters || !stopFindingPrinters) return null;
  const start = () => {
    setSearch('running');
    findPrinters().then(setSearch, () => setSearch('failed'));
  };
  return (
    <div className="flex flex-col gap-2">
      <div>
        {search === 'running' ? (
          <Button look="secondary" className="min-h-12" onClick={() => void stopFindingPrinters()}>
            {texts.stopSearch}
          </Button>
        ) : (
          <Button look="secondary" className="min-h-12" onClick={start}>
            {texts.findPrinters}
          </Button>
        )}
      </div>
      <p role="status" className="text-muted text-sm">
        {search === 'running' && texts.searching}
        {search === 'failed' && texts.searchFailed}
        {typeof search === 'object' && texts.foundCount({ count: search.length })}
      </p>
      {typeof search === 'object' && search.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {search.map((address) => (
            <li key={address}>
              <Button look="secondary" className="min-h-12" onClick={() => onFound(address)}>
                {texts.takeAddress({ address })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
