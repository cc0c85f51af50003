import type { ReactNode } from 'react';
import * as texts from './texts.ts';

/** The card for signing in and out. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-sand px-4 py-10">
      <div className="w-full max-w-md">
        <p className="mb-6 text-center font-display text-4xl text-primary">Theke</p>
        <div className="flex flex-col gap-6 rounded-card border border-line bg-card p-6 shadow-card sm:p-9">
          <h1 className="font-display text-2xl">{title}</h1>
          {children}
        </div>
        <p className="mt-6 text-center text-muted text-sm">
          <a href="/" className="inline-block px-3 py-3 underline underline-offset-4 hover:text-ink">
            {texts.toShop}
          </a>
        </p>
      </div>
    </main>
  );
}
