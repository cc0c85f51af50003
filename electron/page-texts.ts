// What the shell's own pages say, which are shown before anything is loaded: in place of {{name}} in electron/pages/*.html.
export const PAGES: Readonly<Record<string, string>> = {
  theke: 'Theke',
  chime: 'Theke: Klingel',
  noConnection: 'Keine Verbindung zum Server',
  unreachable: 'Der Server ist nicht erreichbar.',
  retrying: 'Theke versucht es von selbst weiter. Bitte prüfen Sie auch Internet und WLAN dieses Computers.',
  understood: 'Verstanden, Ton aus',
  changeConnection: 'Verbindung ändern',
};
