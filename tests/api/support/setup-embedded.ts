import type { TestProject } from 'vitest/node';
import { createTemplate } from './databases.ts';

/** Once per run: the template database of the embedded half. It fails rather than skips. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await createTemplate('embedded');
  project.provide('template', template);
  return remove;
}
