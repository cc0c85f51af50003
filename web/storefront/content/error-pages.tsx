import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

function ErrorPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="page-width flex flex-1 flex-col items-center justify-center gap-5 py-24 text-center">
      <h1 className="font-display text-5xl desk:text-6xl">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  );
}

/** Without a title of its own the specified '404 Not Found'. */
export function NotFoundPage({ title = texts.notFoundTitle, text = texts.notFoundText }) {
  return (
    <ErrorPage title={title} text={text}>
      <ButtonLink to="/">{texts.toHome}</ButtonLink>
    </ErrorPage>
  );
}

export function InternalErrorPage() {
  return (
    <ErrorPage title="500" text={texts.internalError}>
      <Button onClick={() => location.reload()}>{texts.retry}</Button>
    </ErrorPage>
  );
}
