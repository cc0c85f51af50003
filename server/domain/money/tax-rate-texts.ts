export const austrianReducedUse = 'Speisen';
export const austrianMiddleUse = 'Wein ab Hof';
export const austrianNormalUse = 'Getränke';
export const germanReducedUse = 'Speisen';
export const germanNormalUse = 'Getränke';
export const swissReducedUse = 'zum Mitnehmen';
export const swissLodgingUse = 'Beherbergung';
export const swissNormalUse = 'vor Ort, Alkohol';
