export const opensNewTab = 'Öffnet in einem neuen Tab';
