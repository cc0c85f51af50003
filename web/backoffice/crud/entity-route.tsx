import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { useMay } from '../session/session.tsx';
import { useAdditions } from './additions.ts';
import { FormPage } from './form/form-page.tsx';
import { ListPage } from './list/list-page.tsx';
import type { EntityScreen } from './screen.ts';

/** #/products: the list of the entity with that path. */
export function EntityListRoute() {
  const screen = useScreen();
  if (!screen) return <NotFoundPage />;
  const { List, entity } = screen;
  return (
    <Suspense fallback={<div className="skeleton m-6 h-96" />}>
      {List ? <List /> : <ListPage key={entity.name} screen={screen} />}
    </Suspense>
  );
}

/** #/products/12 and #/products/new. */
export function EntityFormRoute() {
  const screen = useScreen();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  if (!screen || (!isNew && !/^\d{1,10}$/.test(id)) || (isNew && screen.isCreatedElsewhere))
    return <NotFoundPage />;
  const { Form, entity } = screen;
  const number = isNew ? null : Number(id);
  return (
    <Suspense fallback={<div className="skeleton m-6 h-96" />}>
      {Form ? (
        <Form key={`${entity.name} ${id}`} id={number} />
      ) : (
        <FormPage key={`${entity.name} ${id}`} screen={screen} id={number} />
      )}
    </Suspense>
  );
}

function useScreen(): EntityScreen | null {
  const { screens } = useAdditions();
  const { entity } = useParams();
  const may = useMay();
  const found = screens.find((screen) => screen.entity.path === `/${entity}`);
  if (!found) return null;
  // What visitors may read is not automatically a screen for a device key.
  const { read } = found.entity.access;
  return may(read === 'public' ? ['ROLE_EMPLOYEE'] : read) ? found : null;
}
