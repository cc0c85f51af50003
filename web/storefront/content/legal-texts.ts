export const close = 'Schließen';
export const newWindow = '(öffnet in neuem Fenster)';
