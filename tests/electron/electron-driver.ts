import { _electron, type ElectronApplication } from 'playwright';
import { ROOT } from '#tests/source-files.ts';
import type { DesktopApp, DesktopDriver, LaunchOptions } from './driver.ts';

/** The real Electron through Playwright. */
export function electronDriver(program: string): DesktopDriver {
  const running = new Set<ElectronApplication>();
  return {
    kind: 'electron',
    async launch({ directory, args = [] }: LaunchOptions): Promise<DesktopApp> {
      // Electron does not run sandboxed as root.
      const forRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      const app = await _electron.launch({
        executablePath: program,
        args: [...forRoot, `--user-data-dir=${directory}`, ROOT, ...args],
        cwd: ROOT,
      });
      running.add(app);
      let hasEnded = false;
      app.on('close', () => {
        hasEnded = true;
        running.delete(app);
      });
      return {
        inMain: (work, argument) => app.evaluate(work as never, argument as never),
        pages: () => app.windows(),
        addressOf: (page) => page.url(),
        get hasEnded() {
          return hasEnded;
        },
        async close() {
          if (hasEnded) return;
          // Skips the confirmation about waiting orders.
          await app.evaluate(({ dialog }) => {
            dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
          });
          await app.close();
        },
      };
    },
    async close() {
      for (const app of running) app.process().kill('SIGKILL');
    },
  };
}
