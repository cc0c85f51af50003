import { build } from '../built.ts';
import { figureList, writeReadme } from './figures.ts';
import { measureHour } from './hour.ts';
import { measureScale } from './scale.ts';
import { measureSpeed } from './speed.ts';

// `npm run bench`: what a guest and a single shop feel; `npm run bench -- scale`: what a company with many branches does;
// `npm run bench -- hour`: what stays in memory.

const [part = 'speed'] = process.argv.slice(2);
const MEASURES = { speed: measureSpeed, scale: measureScale, hour: measureHour };
if (part !== 'speed' && part !== 'scale' && part !== 'hour') {
  console.error('npm run bench, npm run bench -- scale, or npm run bench -- hour');
  process.exit(1);
}
build();
const { figures, note } = figureList();
const about = await MEASURES[part](note);
if (part === 'speed') writeReadme('bench', 'npm run bench', figures);
else writeReadme(part, `npm run bench -- ${part}`, figures, about ?? '');
process.exit(figures.every((figure) => figure.isKept) ? 0 : 1);
