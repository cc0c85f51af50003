import { Menu, type MenuItemConstructorOptions } from 'electron';

export interface MenuActions {
  showBoard: () => void;
  showSettings: () => void;
  quit: () => void;
}

/** The application menu in German. macOS shows the first entry under the app's own name. */
export function installMenu({ showBoard, showSettings, quit }: MenuActions): void {
  const template: MenuItemConstructorOptions[] = [
    {
      label: 'Theke',
      submenu: [
        { label: 'Bestellungen', accelerator: 'CommandOrControl+1', click: showBoard },
        { label: 'Geräteeinstellungen', accelerator: 'CommandOrControl+,', click: showSettings },
        { type: 'separator' },
        { label: 'Beenden', accelerator: 'CommandOrControl+Q', click: quit },
      ],
    },
    {
      label: 'Bearbeiten',
      submenu: [
        { label: 'Rückgängig', role: 'undo' },
        { label: 'Wiederholen', role: 'redo' },
        { type: 'separator' },
        { label: 'Ausschneiden', role: 'cut' },
        { label: 'Kopieren', role: 'copy' },
        { label: 'Einfügen', role: 'paste' },
        { label: 'Alles auswählen', role: 'selectAll' },
      ],
    },
    {
      label: 'Ansicht',
      submenu: [
        { label: 'Neu laden', role: 'reload' },
        { type: 'separator' },
        { label: 'Originalgröße', role: 'resetZoom' },
        { label: 'Vergrößern', role: 'zoomIn' },
        { label: 'Verkleinern', role: 'zoomOut' },
        { label: 'Vollbild', role: 'togglefullscreen' },
        { type: 'separator' },
        { label: 'Entwicklerwerkzeuge', role: 'toggleDevTools' },
      ],
    },
    {
      label: 'Fenster',
      submenu: [
        { label: 'Minimieren', role: 'minimize' },
        { label: 'Schließen', role: 'close' },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
