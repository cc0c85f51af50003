export const applyNow = 'Jetzt bewerben';
