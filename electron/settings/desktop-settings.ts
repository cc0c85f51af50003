import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '#printers/agent-files.ts';

const MODES = ['window', 'fullscreen', 'kiosk'] as const;

const place = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
  isMaximized: z.boolean(),
});

/** A page of the server: its path, never another address. */
const serverPath = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/);

export const secondScreen = z.object({ display: z.int(), path: serverPath });
export const windowMode = z.enum(MODES);

const stored = z.object({
  mode: windowMode.catch('window'),
  place: place.nullable().catch(null),
  secondScreen: secondScreen.nullable().catch(null),
  updateAddress: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .catch(null),
});
type Stored = z.infer<typeof stored>;

/** desktop.json: how this computer shows Theke. What is damaged in it falls back to the default. */
export class DesktopSettingsFile {
  readonly #path: string;
  #values: Stored;
  #turn: Promise<void> = Promise.resolve();

  private constructor(path: string, values: Stored) {
    this.#path = path;
    this.#values = values;
  }

  static async open(directory: string): Promise<DesktopSettingsFile> {
    const path = join(directory, 'desktop.json');
    return new DesktopSettingsFile(path, stored.parse(await contentOf(path)));
  }

  get values(): Readonly<Stored> {
    return this.#values;
  }

  /** Once it resolves the change survives a power cut. Changes are written one after the other. */
  change(values: Partial<Stored>): Promise<void> {
    this.#values = { ...this.#values, ...values };
    const write = (): Promise<void> => replaceFile(this.#path, `${JSON.stringify(this.#values, null, 2)}\n`);
    const written = this.#turn.then(write);
    this.#turn = written.catch(() => {});
    return written;
  }
}

/** Nothing if there is no file yet, or none to be read: then it is put aside. */
async function contentOf(path: string): Promise<object> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return {};
  }
  try {
    return z.looseObject({}).parse(JSON.parse(text));
  } catch {
    await rename(path, `${path}.broken`).catch(() => {});
    return {};
  }
}
