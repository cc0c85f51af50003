import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { ROOT } from '#tests/source-files.ts';

const source = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** In the browser: once what has just been drawn has faded in; what moves for ever (a spinner) is not waited for. */
async function animationsOver(): Promise<void> {
  const underWay = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(underWay().map(({ finished }) => finished));
  } while (underWay().length > 0);
}

/** Once nothing moves or fades any more: half faded in, nothing has its contrast yet. */
export function fadedIn(page: Page): Promise<void> {
  return page.evaluate(animationsOver);
}

/**
 * All axe violations on the page in its current state, one line each; empty when all is well. All rules of axe run,
 * including best practices, unless some are named. What is behind an open dialog is inert and was checked before: then only the dialog is
 * examined; frames without scripts, which axe cannot ask, are left out. The source is evaluated by the debugger, so the page's CSP stays in force.
 */
export async function axeFindings(page: Page, screen: string, rules?: readonly string[]): Promise<string[]> {
  await fadedIn(page);
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  const violations = await page.evaluate<AxeResult[]>(
    // Without `preload`, which fetches style sheets and media for two rules: one is experimental, one is about sound.
    `window.axe.run({
      include: [[...document.querySelectorAll('dialog[open]')].at(-1) ?? document],
      exclude: [...document.querySelectorAll('iframe[sandbox]')],
    }, {
      resultTypes: ['violations'],
      preload: false,
      ${rules ? `runOnly: ${JSON.stringify(rules)},` : ''}
    }).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${screen}: ${id} (${help}): ${html.slice(0, 160)} ${failureSummary?.slice(0, 300) ?? ''}`,
    ),
  );
}
