/** Files that hold the words of the interface, and nothing else. */
export const CATALOGUE = /(^|[/-])texts\.ts$/;
