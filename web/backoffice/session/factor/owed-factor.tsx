import { useEffect } from 'react';
import { pageTitle } from '#web/backoffice/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FIRST_PASSWORD } from '../return-path.ts';
import { FactorSetup } from './factor-setup.tsx';
import type { CodeOwner } from './recovery-codes.tsx';
import * as texts from './texts.ts';

/** Instead of every screen, while the settings ask for a second factor that the person has not set up yet. */
export function OwedFactor({ owner, onDone }: { owner: CodeOwner; onDone: () => unknown }) {
  const { client } = trpc.useUtils();
  // Whoever came by an invitation chooses a password next.
  const goOn = async () => {
    const profile = await client.account.profile.query().catch(() => null);
    if (profile?.hasPassword === false) window.location.replace(FIRST_PASSWORD);
    else onDone();
  };
  useEffect(() => {
    document.title = pageTitle({ place: texts.owedTitle });
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center bg-sand px-4 py-10">
      <div className="flex w-full max-w-xl flex-col gap-6 rounded-card border border-line bg-card p-6 shadow-card sm:p-9">
        <h1 className="font-display text-2xl">{texts.owedTitle}</h1>
        <p>{texts.owed}</p>
        <FactorSetup owner={owner} Heading="h2" onDone={() => void goOn()} />
        <a
          href="/backend/logout"
          className="inline-block self-start py-3 text-muted underline underline-offset-4"
        >
          {texts.signOut}
        </a>
      </div>
    </main>
  );
}
