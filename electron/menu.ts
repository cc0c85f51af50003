import { Menu, type MenuItemConstructorOptions } from 'electron';
import * as texts from './texts.ts';

export interface MenuActions {
  showBoard: () => void;
  showSettings: () => void;
  leaveKiosk: () => void;
  quit: () => void;
}

/** The application menu in German. macOS titles the first menu with the app's own name. */
export function installMenu({ showBoard, showSettings, leaveKiosk, quit }: MenuActions): void {
  const template: MenuItemConstructorOptions[] = [
    {
      label: texts.theke,
      submenu: [
        { label: texts.orders, accelerator: 'CommandOrControl+1', click: showBoard },
        { label: texts.deviceSettings, accelerator: 'CommandOrControl+,', click: showSettings },
        { type: 'separator' },
        { label: texts.quit, accelerator: 'CommandOrControl+Q', click: quit },
      ],
    },
    {
      label: texts.editMenu,
      submenu: [
        { label: texts.undo, role: 'undo' },
        { label: texts.redo, role: 'redo' },
        { type: 'separator' },
        { label: texts.cut, role: 'cut' },
        { label: texts.copy, role: 'copy' },
        { label: texts.paste, role: 'paste' },
        { label: texts.selectAll, role: 'selectAll' },
      ],
    },
    {
      label: texts.viewMenu,
      submenu: [
        { label: texts.reload, role: 'reload' },
        { type: 'separator' },
        { label: texts.resetZoom, role: 'resetZoom' },
        { label: texts.zoomIn, role: 'zoomIn' },
        { label: texts.zoomOut, role: 'zoomOut' },
        { label: texts.fullScreen, role: 'togglefullscreen' },
        { label: texts.leaveKiosk, accelerator: 'CommandOrControl+Shift+K', click: leaveKiosk },
        { type: 'separator' },
        { label: texts.developerTools, role: 'toggleDevTools' },
      ],
    },
    {
      label: texts.windowMenu,
      submenu: [
        { label: texts.minimize, role: 'minimize' },
        { label: texts.close, role: 'close' },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
