import type { ReactNode } from 'react';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { Button } from '#web/ui/button.tsx';
import type { AnyEntity } from '../record.ts';
import * as texts from './texts.ts';

interface ListStateProps {
  entity: AnyEntity;
  /** The list's query. */
  found: {
    isPending: boolean;
    isError: boolean;
    data: { data: readonly unknown[] } | undefined;
    refetch: () => unknown;
  };
  /** Shown when nothing was found. */
  children: ReactNode;
}

/** Replaces a list that is loading, failed to load or is empty. */
export function ListState({ entity, found, children }: ListStateProps) {
  return (
    <>
      {found.isPending && <div className="skeleton h-96" aria-hidden="true" />}
      {found.isError && !found.data && (
        <EmptyBox text={recordFailure(entity, 'list')}>
          <Button look="secondary" onClick={() => void found.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {!found.isError && found.data?.data.length === 0 && children}
    </>
  );
}
