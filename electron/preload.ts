import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { type Answer, type CallName, type Calls, CHANNELS, SHOW_ORDER } from './channels.ts';

async function call<K extends CallName>(
  name: K,
  ...payload: Parameters<Calls[K]>
): Promise<Awaited<ReturnType<Calls[K]>>> {
  const answer: Answer<K> = await ipcRenderer.invoke(CHANNELS[name], ...payload);
  if (answer.isDone) return answer.value;
  throw new Error(answer.message);
}

const bridge = {
  version: () => call('version'),
  connection: () => call('connection'),
  connect: (connection) => call('connect', connection),
  disconnect: () => call('disconnect'),
  printers: () => call('printers'),
  savePrinters: (printers) => call('savePrinters', printers),
  printerStatus: () => call('printerStatus'),
  testPrint: (printerId) => call('testPrint', printerId),
  alarm: (waiting) => call('alarm', waiting),
  systemPrinters: () => call('systemPrinters'),
  findPrinters: () => call('findPrinters'),
  stopFindingPrinters: () => call('stopFindingPrinters'),
  openOrders: (count) => call('openOrders', count),
  settings: () => call('settings'),
  saveSettings: (settings) => call('saveSettings', settings),
  diagnostics: () => call('diagnostics'),
  copyText: (text) => call('copyText', text),
  onShowOrder(listener) {
    const receive = (_event: IpcRendererEvent, orderId: number): void => listener(orderId);
    ipcRenderer.on(SHOW_ORDER, receive);
    return () => void ipcRenderer.off(SHOW_ORDER, receive);
  },
} satisfies Calls;

contextBridge.exposeInMainWorld('thekeDesktop', bridge);
