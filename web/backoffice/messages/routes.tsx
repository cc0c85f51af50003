import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const MailBoxPage = lazy(async () => ({ default: (await import('./mail-box-page.tsx')).MailBoxPage }));
const MessagesPage = lazy(async () => ({ default: (await import('./messages-page.tsx')).MessagesPage }));

export const MESSAGES_ROUTES: readonly RouteObject[] = [
  { path: 'mail-box/:id?', element: <MailBoxPage /> },
  { path: 'messages/:mail?', element: <MessagesPage /> },
];
