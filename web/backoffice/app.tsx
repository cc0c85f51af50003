import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { desktop } from '#web/lib/desktop.ts';
import { holdsWork } from '#web/lib/lost-session.ts';
import { createQueryClient } from '#web/lib/query.ts';
import { createClient, trpc } from '#web/lib/trpc.ts';
import { StartsAtField } from '#web/ui/dialog-start.ts';
import { AREA_GROUPS } from './areas.ts';
import { CATALOGUE_ROUTES } from './catalogue/routes.tsx';
import { CONTENT_ROUTES } from './content/routes.tsx';
import { AdditionsProvider } from './crud/additions.ts';
import { EntityFormRoute, EntityListRoute } from './crud/entity-route.tsx';
import { DevicePage } from './desktop/device-page.tsx';
import { DEVICES_ROUTES } from './devices/routes.tsx';
import { GuardedHashRouter } from './layout/guarded-router.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { MEDIA_ROUTES } from './media/routes.tsx';
import { MESSAGES_ROUTES } from './messages/routes.tsx';
import { OPERATIONS_ROUTES } from './operations/routes.tsx';
import { BoardPage } from './orders/board/board-page.tsx';
import { OrdersFrame } from './orders/frame/orders-frame.tsx';
import { HistoryPage } from './orders/history/history-page.tsx';
import { OrdersProvider } from './orders/orders-provider.tsx';
import { ORDERS_ROUTES } from './orders/routes.tsx';
import { PEOPLE_ROUTES } from './people/routes.tsx';
import { PRIVACY_ROUTES } from './privacy/routes.tsx';
import { ChosenBranchProvider } from './session/chosen-branch.tsx';
import { useKeptPush } from './session/kept-push.ts';
import { loginPath } from './session/return-path.ts';
import { SessionProvider } from './session/session.tsx';
import { SETUP_ROUTES } from './setup/routes.tsx';
import { SHOP_ROUTES } from './shop/routes.tsx';
import { SLICES } from './slices.ts';
import { STATISTICS_ROUTES } from './statistics/routes.tsx';

/** The addresses behind /backend#/...: the order board first, custom screens next, then list and form of every entity. */
const ROUTES: RouteObject[] = [
  {
    element: <OrdersFrame areas={AREA_GROUPS} />,
    children: [
      ...SETUP_ROUTES,
      { path: 'orders/:id?', element: <BoardPage /> },
      { path: 'history/:id?', element: <HistoryPage /> },
      ...(desktop ? [{ path: 'device', element: <DevicePage /> }] : []),
      ...ORDERS_ROUTES,
      ...CATALOGUE_ROUTES,
      ...SHOP_ROUTES,
      ...CONTENT_ROUTES,
      ...MEDIA_ROUTES,
      ...MESSAGES_ROUTES,
      ...OPERATIONS_ROUTES,
      ...PEOPLE_ROUTES,
      ...DEVICES_ROUTES,
      ...STATISTICS_ROUTES,
      ...PRIVACY_ROUTES,
      { path: ':entity', element: <EntityListRoute /> },
      { path: ':entity/:id', element: <EntityFormRoute /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

function Screens() {
  useKeptPush();
  return useRoutes(ROUTES);
}

/**
 * Lets the app open without the server (service-worker.ts). Browsers only have workers on secure pages; elsewhere the board
 * needs the server to start.
 */
function keepApp(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/assets/backoffice-worker.js', { scope: '/backend', updateViaCache: 'none' })
    .catch(() => undefined);
}

/** The staff app. */
export function App() {
  const [queries] = useState(() =>
    createQueryClient(() => {
      if (!holdsWork()) window.location.replace(loginPath(window.location));
    }),
  );
  const [client] = useState(createClient);
  useEffect(keepApp, []);
  return (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <StartsAtField value={true}>
          <SessionProvider>
            <AdditionsProvider value={SLICES}>
              <ChosenBranchProvider>
                <OrdersProvider>
                  <GuardedHashRouter>
                    <Screens />
                  </GuardedHashRouter>
                </OrdersProvider>
              </ChosenBranchProvider>
            </AdditionsProvider>
          </SessionProvider>
        </StartsAtField>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
