/** The build with its worker in a separate file: the shop's policy forbids scripts from strings. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  const mapboxgl: typeof import('mapbox-gl').default & { workerUrl: string };
  export default mapboxgl;
}
