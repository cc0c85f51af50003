import { join } from 'node:path';
import { authenticator } from '#adapters/authenticator.ts';
import { certificates } from '#adapters/certificates.ts';
import { disk } from '#adapters/disk.ts';
import { eventLoop } from '#adapters/event-loop.ts';
import { noFiscalSigner } from '#adapters/fiscal.ts';
import { bundledFonts } from '#adapters/fonts.ts';
import { createImages } from '#adapters/images.ts';
import { labelSheets } from '#adapters/label-sheets.ts';
import { letterPress } from '#adapters/letters/letter-press.ts';
import { createPapers } from '#adapters/papers.ts';
import { passkeys } from '#adapters/passkeys.ts';
import { passwordBlocklist } from '#adapters/password-blocklist.ts';
import { passwords } from '#adapters/passwords.ts';
import { createDatatrans } from '#adapters/payments/datatrans.ts';
import { createMollie } from '#adapters/payments/mollie.ts';
import { createPush } from '#adapters/push/push.ts';
import { storedKeys } from '#adapters/push/vapid-keys.ts';
import { createPuzzle } from '#adapters/puzzle.ts';
import type { Settings } from '#adapters/settings.ts';
import { createSms } from '#adapters/sms/sms.ts';
import type { openStorage } from '#adapters/storage/open-storage.ts';
import { createTemplateRenderer } from '#adapters/template-renderer.ts';
import type { EmbeddedDatabase } from '#data/embedded-database.ts';
import type { Clock, Deps } from '#use-cases/ports.ts';
import type { openPost } from './open-post.ts';
import { tracedPayments, type Watching, watchedMail, watchedSms } from './watch-ports.ts';

/** Bytes that must stay free for the embedded database: its next log file of 16 MB, and concurrent writes. */
const EMBEDDED_RESERVE = 48 * 1_024 * 1_024;

interface Wiring {
  settings: Settings;
  dataDir: string;
  /** Of Theke. */
  version: string;
  clock: Clock;
  db: Deps['db'];
  embedded: EmbeddedDatabase | null;
  events: Deps['events'];
  post: ReturnType<typeof openPost>;
  files: Awaited<ReturnType<typeof openStorage>>;
  watching: Watching;
  proxies: Deps['proxies'];
  backups: Deps['backups'];
  secrets: Deps['secrets'];
}

/** Every port with its adapter. */
export async function wire(wiring: Wiring): Promise<Deps> {
  const { settings, dataDir, version, clock, db, embedded, events, post, files, watching, proxies } = wiring;
  const { backups, secrets } = wiring;
  const { log, tracing } = watching;
  const fonts = bundledFonts();
  return {
    clock,
    turns: eventLoop,
    db,
    events,
    ...post.ports,
    mail: watchedMail(post.ports.mail, watching),
    letters: letterPress(),
    sms: watchedSms(settings.sms ? await createSms(settings.sms) : null, watching),
    push: createPush({
      keys: settings.vapid ?? (await storedKeys(join(dataDir, 'vapid-keys.json'), files)),
      ...(settings.pushHosts ? { allowedHosts: settings.pushHosts } : {}),
    }),
    payments: tracedPayments(
      {
        mollie: createMollie({ baseUrl: settings.mollieApiUrl }),
        datatrans: createDatatrans({ baseUrl: settings.datatransApiUrl, payUrl: settings.datatransPayUrl }),
      },
      tracing,
    ),
    secrets,
    senderProof: createPuzzle({ secrets }),
    storage: files.storage,
    disk: disk(dataDir, embedded ? EMBEDDED_RESERVE : 0),
    images: createImages(),
    fonts,
    templates: createTemplateRenderer({ fonts, directory: join(dataDir, 'fonts') }),
    labels: labelSheets(),
    papers: createPapers(),
    fiscal: noFiscalSigner,
    backups,
    passwords: passwords(),
    authenticator: authenticator(),
    passkeys: passkeys(),
    passwordBlocklist: passwordBlocklist({ checkUrl: settings.passwordCheckUrl, log }),
    log,
    proxies,
    certificates: certificates(),
    program: { version, node: process.versions.node },
    startedAt: clock.now(),
    deviceAnswerMs: 10_000,
    slowOrderMs: 3_000,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
  };
}
