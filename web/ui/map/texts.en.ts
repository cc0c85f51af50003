/** Mapbox's messages, by its own keys. */
export const CONTROLS = {
  'AttributionControl.ToggleAttribution': 'Map sources',
  'Map.Title': 'Map',
  'NavigationControl.ResetBearing': 'Reset bearing to north',
  'NavigationControl.ZoomIn': 'Zoom in',
  'NavigationControl.ZoomOut': 'Zoom out',
  'ScrollZoomBlocker.CtrlMessage': 'Ctrl and mouse wheel zoom the map',
  'ScrollZoomBlocker.CmdMessage': '⌘ and mouse wheel zoom the map',
  'TouchPanBlocker.Message': 'Move the map with two fingers',
};
