import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

/** A stage of the Dockerfile: its instructions in order, each with what follows its name. */
interface Stage {
  name: string;
  instructions: { name: string; text: string }[];
}

const IGNORED = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

/** The stages of the Dockerfile; the last one, which becomes the image, has the name ''. */
function stagesOf(): Stage[] {
  const stages: Stage[] = [];
  for (const line of readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n')) {
    const [, name = '', text = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? '', instructions: [] });
    else if (name) stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/**
 * Does what an engine for containers would do, where none is: each stage in a folder of its own below `directory`, its working
 * directory there. COPY and the commands of npm are carried out; users, volumes and ports are left to whoever runs the image.
 */
export function buildStages(directory: string): string {
  let last = '';
  for (const { name, instructions } of stagesOf()) {
    last = join(directory, name || 'image');
    mkdirSync(last);
    for (const { name: instruction, text } of instructions) {
      if (instruction === 'COPY') copy(directory, last, text);
      if (instruction === 'RUN' && text.startsWith('npm '))
        execFileSync('sh', ['-c', text], { cwd: last, stdio: 'pipe', env: buildEnvironment() });
    }
  }
  return last;
}

/** Without the variables of the test run, which npm and Vite would obey. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, ...rest } = process.env;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !/^(VITEST|npm_)/.test(name)));
}

function copy(directory: string, stage: string, text: string): void {
  const words = text.split(' ');
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const [target = '.', ...sources] = (from ? words.slice(1) : words).reverse();
  for (const source of sources) {
    if (from)
      cpSync(join(directory, from, source.replace(/^\/theke\//, '')), join(stage, target), {
        recursive: true,
      });
    else for (const file of contextFiles(source)) place(stage, file);
  }
}

/** The files of the project below a path that an image's build may see. */
function contextFiles(source: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--', source], { cwd: ROOT, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => file !== '' && !IGNORED.some((path) => file === path || file.startsWith(`${path}/`)));
}

/** Every COPY from the project keeps the paths. */
function place(stage: string, file: string): void {
  cpSync(join(ROOT, file), join(stage, file), { recursive: true });
}

/** What the image runs, and how it is asked whether it is well; arguments of node. */
export function commandOf(kind: 'CMD' | 'HEALTHCHECK', stages: readonly Stage[] = stagesOf()): string[] {
  const text = stages.at(-1)?.instructions.find(({ name }) => name === kind)?.text ?? '';
  const [program, ...args] = JSON.parse(text.slice(text.indexOf('['))) as string[];
  if (program !== 'node') throw new Error(`${kind} runs ${program}`);
  return args;
}
