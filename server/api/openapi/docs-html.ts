import { spelledOut } from '#domain/text/umlauts.ts';
import { escapeHtml } from '#text/escape-html.ts';

export function codeBlock(value: unknown): string {
  return `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;
}

/** Rows of cells that are already HTML, under plain-text headings. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join('');
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, index) => `<td data-label="${escapeHtml(headings[index] ?? '')}">${cell}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** The subset of Markdown that our own texts use: headings, lists, paragraphs, `code`, **strong**. */
export function markdown(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => {
      if (block.startsWith('## ')) return `<h3>${inline(block.slice(3))}</h3>`;
      if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
      const entries = block.split('\n').map((line) => `<li>${inline(line.replace(/^- /, ''))}</li>`);
      return `<ul>${entries.join('')}</ul>`;
    })
    .join('');
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

export function anchor(name: string): string {
  return spelledOut(name.toLowerCase()).replace(/[^a-z0-9]+/g, '-');
}

export const STYLE = `
:root{--ink:#29221e;--paper:#faf7f2;--card:#fff;--line:#e6ddd0;--soft:#f6f1e9;--quiet:#6b5f55;--red:#8f1d17}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{font:1rem/1.55 system-ui,sans-serif;background:var(--paper);color:var(--ink);margin:0;overflow-wrap:break-word}
a{color:var(--red)}a:focus-visible,summary:focus-visible,pre:focus-visible{outline:3px solid var(--red);outline-offset:2px}
.page{max-width:84rem;margin:auto;padding:1rem}
h1{font-size:1.9rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.4rem;margin:2.5rem 0 .25rem}h3{font-size:1.05rem;margin:1.4rem 0 .4rem}
nav ul{list-style:none;margin:0;padding:0}nav a{display:flex;justify-content:space-between;gap:.5rem;padding:.3rem .6rem;border-radius:.4rem;text-decoration:none;color:inherit}
nav a:hover{background:var(--soft)}nav small{color:var(--quiet)}
details{background:var(--card);border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0}
summary{cursor:pointer;padding:.65rem .8rem;display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:baseline;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";margin-left:auto;color:var(--quiet);font-weight:700}details[open]>summary::after{content:"–"}
.inside{padding:0 .8rem 1rem;border-top:1px solid var(--line)}
.method{font:700 .8rem/1.6 ui-monospace,monospace;color:#fff;border-radius:.3rem;padding:0 .45rem;min-width:4.2em;text-align:center}
.get{background:#1d5f3f}.post{background:#8a4b08}.put{background:#1f4f8f}.delete{background:#8f1d17}
.path{font-weight:600}.what{color:var(--quiet)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.87em}code{overflow-wrap:anywhere}
pre{overflow:auto;max-height:26rem;background:var(--soft);padding:.75rem;border-radius:.4rem;margin:.4rem 0}
table{width:100%;border-collapse:collapse;font-size:.94rem;margin:.4rem 0}th{text-align:left;font-weight:600;color:var(--quiet)}
th,td{padding:.35rem .8rem .35rem 0;vertical-align:top;border-bottom:1px solid var(--line)}td:first-child{min-width:8.5rem}
td ul{margin:0;padding-left:1.1rem}.must{color:var(--red);font-size:.85em}.status{font-weight:700}
@media(min-width:64rem){.page{display:grid;grid-template-columns:16rem minmax(0,1fr);gap:2.5rem}
nav{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto}}
@media(max-width:63.99rem){nav ul{display:flex;flex-wrap:wrap;gap:.35rem}nav a{border:1px solid var(--line);background:var(--card);padding:.25rem .6rem}}
@media(max-width:40rem){table,tbody,tr,td{display:block}thead{position:absolute;left:-999rem}
tr{border-bottom:1px solid var(--line);padding:.4rem 0}td{border:0;padding:.1rem 0}
td:not(:first-child)::before{content:attr(data-label) ": ";color:var(--quiet);font-size:.87em}td:empty{display:none}.path{flex-basis:100%;order:1}.what{order:2}}
`;
