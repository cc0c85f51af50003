import { message } from '#text/message.ts';

export const pages = 'Pages';
export const statistics = 'Statistics';
export const navigations = 'Navigations';
export const tools = 'Tools';
export const staff = 'Staff';
export const toBackend = 'To the backend';
export const logOut = 'Sign out';
export const version = message('Version {version}');
export const frontendTools = 'Frontend tools';
export const showEditLinks = 'Show edit links';
export const drafts = 'Drafts';
export const noDrafts = 'All pages are published.';
export { edit } from '../texts.ts';
