import { message } from '#text/message.ts';

export const pages = 'Seiten';
export const statistics = 'Statistik';
export const navigations = 'Navigationen';
export const tools = 'Werkzeuge';
export const staff = 'Personal';
export const toBackend = 'Zum Backend';
export const logOut = 'Abmelden';
export const version = message('Version {version}');
export const frontendTools = 'Frontend-Werkzeuge';
export const showEditLinks = 'Bearbeiten-Links anzeigen';
export const drafts = 'Entwürfe';
export const noDrafts = 'Alle Seiten sind veröffentlicht.';
export { edit } from '../texts.ts';
