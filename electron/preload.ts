import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { type Answer, type CallName, CHANNELS, SHOW_ORDER } from './channels.ts';
import type { Desktop } from './ipc.ts';

async function call<K extends CallName>(
  name: K,
  ...payload: Parameters<Desktop[K]>
): Promise<Awaited<ReturnType<Desktop[K]>>> {
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
  onShowOrder(listener) {
    const receive = (_event: IpcRendererEvent, orderId: number): void => listener(orderId);
    ipcRenderer.on(SHOW_ORDER, receive);
    return () => void ipcRenderer.off(SHOW_ORDER, receive);
  },
} satisfies Desktop;

contextBridge.exposeInMainWorld('thekeDesktop', bridge);
