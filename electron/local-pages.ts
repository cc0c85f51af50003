import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { protocol, type Session } from 'electron';
import { localFile } from './local-files.ts';
import { APP_ORIGIN, LOCAL_SCHEME, SHELL_ORIGIN } from './origins.ts';

/** Pages loaded from disk; every other page is the server's. */
export const SETUP_PAGE = `${APP_ORIGIN}/desktop-setup.html`;
export const CHIME_PAGE = `${SHELL_ORIGIN}/chime.html`;
export const UNREACHABLE_PAGE = `${SHELL_ORIGIN}/unreachable.html`;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Local pages only talk to the main process, never to the network. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Must run before the app is ready. */
export function announceLocalScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: LOCAL_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the web build as theke://app and the shell's own pages as theke://shell. */
export function serveLocalPages(session: Session, directories: { app: string; shell: string }): void {
  session.protocol.handle(LOCAL_SCHEME, async ({ url }) => {
    const file = localFile(url, directories);
    const type = file === null ? undefined : TYPES[extname(file)];
    if (file === null || type === undefined) return new Response(null, { status: 404 });
    try {
      return new Response(await readFile(file), {
        headers: {
          'content-type': type,
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
        },
      });
    } catch {
      return new Response(null, { status: 404 });
    }
  });
}
