/** The build that brings its worker as a file of its own: the policy of the shop allows no scripts from strings. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  const mapboxgl: typeof import('mapbox-gl').default & { workerUrl: string };
  export default mapboxgl;
}
