import { build } from '../built.ts';
import { figureList, writeReadme } from './figures.ts';
import { measureScale } from './scale.ts';
import { measureSpeed } from './speed.ts';

// `npm run bench`: what a guest and a single shop feel; `npm run bench -- scale`: what a company with many branches does.

const [part = 'speed'] = process.argv.slice(2);
const MEASURES = { speed: measureSpeed, scale: measureScale };
if (part !== 'speed' && part !== 'scale') {
  console.error('npm run bench, or npm run bench -- scale');
  process.exit(1);
}
build();
const { figures, note } = figureList();
await MEASURES[part](note);
if (part === 'speed') writeReadme('bench', 'npm run bench', figures);
else writeReadme('scale', 'npm run bench -- scale', figures);
process.exit(figures.every((figure) => figure.isKept) ? 0 : 1);
