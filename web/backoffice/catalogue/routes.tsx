import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { product } from '#entities/product.ts';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { useMay } from '../session/session.tsx';

const ImportPage = lazy(() =>
  import('./transfer/import-page.tsx').then((file) => ({ default: file.ImportPage })),
);

export const CATALOGUE_ROUTES: readonly RouteObject[] = [
  { path: 'products/import', element: <ImportRoute /> },
];

function ImportRoute() {
  const may = useMay();
  if (!may(product.access.write)) return <NotFoundPage />;
  return (
    <Suspense fallback={<div className="skeleton m-6 h-96" />}>
      <ImportPage />
    </Suspense>
  );
}
