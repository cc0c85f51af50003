/** What a server tells of itself at /api/metrics under this name, without labels; an error where it tells nothing. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const line = text.split('\n').find((entry) => entry.startsWith(`${name} `));
  if (line === undefined) throw new Error(`no ${name}`);
  return Number(line.slice(name.length + 1));
}
