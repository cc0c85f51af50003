import type { HeadActionsProps } from '#web/backoffice/crud/screen.ts';
import { useMay } from '#web/backoffice/session/session.tsx';
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** In the header of a page's form: view it in the shop, start another one with its content. */
export function SiteActions({ record }: HeadActionsProps) {
  const may = useMay();
  return (
    <>
      {typeof record.path === 'string' && (
        <ButtonAnchor look="secondary" title={texts.view} href={record.path} target="_blank" rel="noreferrer">
          <StaffIcon name="external" />
          <span className="sr-only xl:not-sr-only">
            {texts.view}
            <span className="sr-only"> {texts.opensInNewWindow}</span>
          </span>
        </ButtonAnchor>
      )}
      {may(['ROLE_ADMIN']) && (
        <ButtonLink look="secondary" title={texts.copy} to={`/sites/new?copy=${record.id}`}>
          <StaffIcon name="copy" />
          <span className="sr-only xl:not-sr-only">{texts.copy}</span>
        </ButtonLink>
      )}
    </>
  );
}
