import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../debian-packages.ts';
import { ROOT } from '../source-files.ts';
import { startListening } from './listening-program.ts';

export interface Nginx {
  /** The certificate that it shows, PEM. */
  certificate: string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** Ports of nginx. */
  http: number;
  https: number;
  /** Ports of the servers behind it. */
  servers: readonly number[];
}

/** A real nginx with the configuration that technicians copy (server/nginx.conf.example); only names, ports and paths differ. */
export async function startNginx({ http, https, servers }: NginxOptions): Promise<Nginx> {
  const program = ensureProgram('nginx', ['/usr/sbin/nginx'], ['nginx-light']);
  const openssl = ensureProgram('openssl', ['/usr/bin/openssl'], ['openssl']);
  const directory = mkdtempSync(join(tmpdir(), 'theke-nginx-'));
  const [certificate, key] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')];
  execFileSync(
    openssl,
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...[
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-out',
        certificate,
        '-keyout',
        key,
      ],
    ],
    { stdio: 'ignore' },
  );
  const site = changed(readFileSync(join(ROOT, 'server/nginx.conf.example'), 'utf8'), [
    ['https://shop.example.at$request_uri', `https://localhost:${https}$request_uri`],
    ['server_name shop.example.at', 'server_name localhost'],
    ['/etc/letsencrypt/live/shop.example.at/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/shop.example.at/privkey.pem', key],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    // Not every machine has IPv6.
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    [
      'server 127.0.0.1:3000 max_fails=0;',
      servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
    ],
  ]);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = join(directory, 'nginx.conf');
  writeFileSync(
    configuration,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes 1; pid ${join(directory, 'pid')}; error_log stderr warn;`,
      'events { worker_connections 512; }',
      'http { access_log off;',
      ...kinds.map((kind) => `${kind}_temp_path ${join(directory, kind)};`),
      site,
      '}',
    ].join('\n'),
  );
  const stop = await startListening({
    ...{ name: 'nginx', path: program, args: ['-c', configuration, '-p', directory] },
    ...{ port: https, directory },
  });
  return { certificate: readFileSync(certificate, 'utf8'), stop };
}

function changed(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changing, [from, to]) => {
    if (!changing.includes(from)) throw new Error(`server/nginx.conf.example has no '${from}'`);
    return changing.replaceAll(from, to);
  }, text);
}
