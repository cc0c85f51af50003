import { app, type Session, shell, type WebContents } from 'electron';
import { isForOutside, isOwnPage, originOf } from './origins.ts';

/**
 * What no page may do, whatever it shows: leave the server, open windows, request devices, embed web views, or get a
 * broken certificate accepted. Applies to every page of the app from its first moment.
 */
export function guardPages(session: Session, serverUrl: () => string | null): void {
  app.on('web-contents-created', (_event, contents) => guardPage(contents, serverUrl));
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, item) => {
    if (originOf(item.getURL().replace(/^blob:/, '')) !== serverUrl()) event.preventDefault();
  });
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, accept) => {
    event.preventDefault();
    accept(false);
  });
}

function guardPage(contents: WebContents, serverUrl: () => string | null): void {
  const stay = (event: { url: string; preventDefault: () => void }): void => {
    if (isOwnPage(event.url, serverUrl())) return;
    event.preventDefault();
    openOutside(event.url, serverUrl());
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  // A frame in one of our pages must not open other programs: it just does not navigate.
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame && !isOwnPage(event.url, serverUrl())) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url, serverUrl());
    return { action: 'deny' };
  });
}

function openOutside(url: string, serverUrl: string | null): void {
  if (isForOutside(url, serverUrl)) void shell.openExternal(url).catch(() => {});
}
