/** A page of the server as a file to read, to print and to send on. */
export function htmlFile(html: string): Blob {
  return new Blob([html], { type: 'text/html;charset=utf-8' });
}
