import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { desktop } from '#web/lib/desktop.ts';
import { createQueryClient } from '#web/lib/query.ts';
import { createClient, trpc } from '#web/lib/trpc.ts';
import { DevicePage } from './desktop/device-page.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { Frame } from './layout/frame.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { loginPath } from './login/return-path.ts';
import { BoardPage } from './orders/board-page.tsx';
import { OrdersProvider } from './orders/orders-provider.tsx';
import { SessionProvider } from './session/session.tsx';

/** The staff's app behind /backend#/... with the order board as its start. */
export function App() {
  const [queries] = useState(() =>
    createQueryClient(() => window.location.replace(loginPath(window.location))),
  );
  const [client] = useState(createClient);
  return (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <OrdersProvider>
            <HashRouter>
              <Routes>
                <Route element={<Frame />}>
                  <Route index element={<Navigate to="/orders" replace />} />
                  <Route path="orders/:id?" element={<BoardPage />} />
                  <Route path="history/:id?" element={<HistoryPage />} />
                  {desktop && <Route path="device" element={<DevicePage />} />}
                  <Route path="*" element={<NotFoundPage />} />
                </Route>
              </Routes>
            </HashRouter>
          </OrdersProvider>
        </SessionProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
