export { edit } from '../texts.ts';

export const page = 'Page';
export const branch = 'Branch';
export const home = 'Home';
export const draft = 'Draft';
export const unpublished = 'Not published: only you and your team see this page.';
