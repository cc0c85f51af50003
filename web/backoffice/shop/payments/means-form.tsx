import { type FormEvent, useState } from 'react';
import { namesIn, writtenMeansFaults } from '#domain/payment/payment-means.ts';
import { errorText } from '#text/errors/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';
import type { useAccount } from './use-account.ts';

interface MeansFormProps {
  names: readonly string[];
  calls: ReturnType<typeof useAccount>;
}

/** What guests can pay with, where the provider tells nobody: names, written down (R322). */
export function MeansForm({ names, calls }: MeansFormProps) {
  const stored = names.join(', ');
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const isBusy = calls.doing !== null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const names = namesIn(typed ?? stored);
    const [wrong] = writtenMeansFaults(names);
    const message = wrong ? errorText(wrong) : (await calls.writeMeans(names))[0]?.message;
    setError(message);
    // What was stored may read differently: each name once.
    if (message === undefined) setTyped(null);
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col items-start gap-3 border-line border-t pt-4">
      <div className="w-full">
        <TextField
          label={texts.meansLabel}
          hint={texts.meansHint({ provider: calls.provider })}
          autoComplete="off"
          maxLength={1_000}
          value={typed ?? stored}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" look="secondary" disabled={isBusy || typed === null || typed === stored}>
        {calls.doing === 'means' ? texts.saving : texts.saveMeans}
      </Button>
    </form>
  );
}
