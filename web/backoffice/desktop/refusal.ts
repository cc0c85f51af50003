/** The sentence of a call that the shell refused; Electron prefixes errors of the main process with the channel's name. */
export function refusalOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Error)) return otherwise;
  return error.message.replace(/^Error invoking remote method '[^']*': (\w*Error: )?/, '') || otherwise;
}
