/** What can be wrong with printers, their jobs and what devices are asked for. */
export const PRINTER_ERROR_TEXTS = {
  'not-of-device': 'Only another printer of the same device can stand in.',
  'printer-address-invalid': 'Please enter an address such as 192.168.1.50.',
  'printer-file-invalid': 'Please enter a device file such as /dev/usb/lp0, LPT1 or COM3.',
  'printers-too-many': 'A device has 20 printers at most.',
  'print-job-conflict': 'The print job has already been completed.',
  'device-command-closed': 'The command to the device has already been answered or has expired.',
};
