import { rowCounter } from '#web/backoffice/orders/history/streamed-file.ts';
import type { Company } from './company.ts';

const LOOK_EVERY_MS = 50;

export interface ExportFigures {
  rows: number;
  seconds: number;
  /** The most that the server had in memory meanwhile. */
  peakMb: number;
}

/** Reads an export to its end without keeping it. Throws if it has not as many rows as it said. */
export async function exportFigures(company: Company, path: string): Promise<ExportFigures> {
  let peakMb = company.residentMb();
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, company.residentMb());
  }, LOOK_EVERY_MS);
  try {
    const begin = performance.now();
    const answer = await company.get(path);
    if (answer.status !== 200 || !answer.body) throw new Error(`${path}: ${answer.status}`);
    let rows = 0;
    const counted = answer.body.pipeThrough(
      rowCounter((count) => {
        rows = count;
      }),
    );
    await counted.pipeTo(new WritableStream());
    const said = Number(answer.headers.get('x-total-count'));
    if (rows !== said) throw new Error(`${rows} rows instead of ${said}`);
    return { rows, seconds: (performance.now() - begin) / 1_000, peakMb };
  } finally {
    clearInterval(looking);
  }
}
