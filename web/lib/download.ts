/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then; without this the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The text of csvDocument as a file. */
export function csvFile(text: string): Blob {
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
