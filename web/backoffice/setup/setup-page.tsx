import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay } from '../session/session.tsx';
import { StepList } from './step-list.tsx';
import { TemplateCard } from './template-card.tsx';
import * as texts from './texts.ts';
import { useSetup } from './use-setup.ts';

/** #/setup: what a new shop still needs until its first order. */
export function SetupPage() {
  const may = useMay();
  return may(['ROLE_MANAGER']) ? <Setup isOwner={may(['ROLE_ADMIN'])} /> : <NotFoundPage />;
}

function Setup({ isOwner }: { isOwner: boolean }) {
  const { data } = useSetup();
  if (!data) return <div aria-hidden="true" className="skeleton m-6 h-96" />;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  const isLegalOpen = data.legal.some(({ state }) => state === 'missing');
  return (
    <ScrollPage label={texts.title} className="max-w-4xl gap-6 pb-24">
      <div>
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.intro}</p>
        <p className="mt-2 font-semibold">{texts.progress({ done, all: data.steps.length })}</p>
      </div>
      {data.branch === null && isOwner && <TemplateCard />}
      {data.branch !== null && (
        <p className={`rounded-card p-4 ${data.isOpeningSoon ? 'bg-warning-soft' : 'bg-secondary-soft'}`}>
          {data.isOpeningSoon ? texts.soon : texts.isOpen}
        </p>
      )}
      {data.samples > 0 && <p className="text-sm">{texts.samplesLeft({ count: data.samples })}</p>}
      {data.branch !== null && isLegalOpen && (
        <p className="text-sm">
          {texts.legalMissing<ReactNode>({
            link: (words) => (
              <Link key="link" to="/legal-check" className="font-semibold underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <StepList setup={data} isOwner={isOwner} />
    </ScrollPage>
  );
}
