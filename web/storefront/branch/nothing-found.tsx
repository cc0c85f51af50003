import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

/** Nothing in the menu suits; the way out is to clear what was asked. */
export function NothingFound({ searched, onClear }: { searched: string; onClear: () => void }) {
  return (
    <div className="mt-5 flex flex-col items-center gap-4 rounded-card bg-card px-6 py-12 text-center shadow-card desk:mt-7">
      <p className="max-w-full break-words text-lg">
        {searched === '' ? texts.nothingSuits : texts.nothingFound({ searched })}
      </p>
      <Button look="secondary" onClick={onClear}>
        {searched === '' ? texts.clearFilters : texts.clearSearch}
      </Button>
    </div>
  );
}
