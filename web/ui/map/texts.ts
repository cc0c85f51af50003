/** Mapbox's messages, by its own keys. */
export const CONTROLS = {
  'AttributionControl.ToggleAttribution': 'Quellen der Karte',
  'Map.Title': 'Karte',
  'NavigationControl.ResetBearing': 'Nach Norden ausrichten',
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'ScrollZoomBlocker.CtrlMessage': 'Strg und Mausrad vergrößern die Karte',
  'ScrollZoomBlocker.CmdMessage': '⌘ und Mausrad vergrößern die Karte',
  'TouchPanBlocker.Message': 'Mit zwei Fingern bewegen Sie die Karte',
};
