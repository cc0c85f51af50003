import type { Navigation } from '#entities/navigation.ts';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { Site } from '#entities/site.ts';

const BLANK = { label: '', isEnabled: true, site: null, branch: null, href: '', children: [] };

const group = (label: string, ...children: NavigationItem[]): NavigationItem => ({
  ...BLANK,
  type: 'group',
  label,
  children,
});
const home = (label: string): NavigationItem => ({ ...BLANK, type: 'home', label });
const branch = (id: number, label: string): NavigationItem => ({
  ...BLANK,
  type: 'branch',
  label,
  branch: { id },
});
const link = (label: string, href: string): NavigationItem => ({ ...BLANK, type: 'link', label, href });

/** The menus of the demo shop; pages are referenced by path. Throws if there is no such page: an error in the data. */
export function demoNavigations(sites: readonly Site[]): Navigation[] {
  const site = (path: string, label: string): NavigationItem => {
    const found = sites.find((one) => one.path === path);
    if (!found) throw new Error(`no page at ${path}`);
    return { ...BLANK, type: 'site', label, site: { id: found.id } };
  };
  return [
    {
      id: 1,
      identifier: 'header',
      items: [
        group('Bestellen', branch(1, 'Hauptplatz'), branch(2, 'Am Kamp')),
        site('/jausenkonfigurator', 'Jausenkonfigurator'),
        site('/partyservice', 'Partyservice'),
        group(
          'Über uns',
          site('/ueber-uns', 'Unsere Geschichte'),
          site('/jobs', 'Offene Stellen'),
          site('/lieferung-und-abholung', 'Lieferung und Abholung'),
          site('/kontakt', 'Kontakt'),
        ),
        // Prepared for December; the page is still a draft.
        { ...site('/adventmarkt', 'Adventmarkt'), isEnabled: false },
      ],
    },
    {
      id: 2,
      identifier: 'footer',
      items: [
        group(
          'Bestellen',
          home('Startseite'),
          site('/jausenkonfigurator', 'Jausenkonfigurator'),
          site('/partyservice', 'Partyservice'),
          site('/lieferung-und-abholung', 'Lieferung und Abholung'),
        ),
        group(
          'Unternehmen',
          site('/ueber-uns', 'Über uns'),
          site('/jobs', 'Jobs'),
          site('/kontakt', 'Kontakt'),
          link('E-Mail schreiben', 'mailto:office@feinkost-wiesenknopf.example'),
          link(
            'Auf der Landkarte',
            'https://www.openstreetmap.org/?mlat=48.6021&mlon=15.6604#map=17/48.6021/15.6604',
          ),
        ),
      ],
    },
  ];
}
