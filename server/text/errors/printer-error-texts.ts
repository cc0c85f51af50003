/** What can be wrong with printers, their jobs and what devices are asked for. */
export const PRINTER_ERROR_TEXTS = {
  'not-of-device': 'Ersatz kann nur ein anderer Drucker desselben Geräts sein.',
  'printer-address-invalid': 'Bitte geben Sie eine Adresse wie 192.168.1.50 an.',
  'printer-file-invalid': 'Bitte geben Sie eine Gerätedatei wie /dev/usb/lp0, LPT1 oder COM3 an.',
  'printers-too-many': 'Ein Gerät hat höchstens 20 Drucker.',
  'print-job-conflict': 'Der Druckauftrag wurde bereits abgeschlossen.',
  'device-command-closed': 'Der Auftrag an das Gerät ist bereits beantwortet oder abgelaufen.',
};
