/** A block of a text: heading, list or paragraph. */
interface TextBlock {
  kind: 'heading' | 'list' | 'paragraph';
  lines: string[];
}

const LONGEST_HEADING = 80;

/**
 * Parses plain text: blank lines separate blocks, a block of one short line without a full stop is a heading (as is one
 * after '# '), lines that begin with '- ' are a list. It is never parsed as HTML, so nothing in it can run.
 */
export function textBlocks(text: string): TextBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(readBlock);
}

function readBlock(block: string): TextBlock {
  const lines = block.split('\n');
  const marked = /^#{1,3} (.+)$/.exec(block);
  if (marked?.[1]) return { kind: 'heading', lines: [marked[1]] };
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', lines: lines.map((line) => line.slice(2)) };
  const isHeading = lines.length === 1 && block.length <= LONGEST_HEADING && !/[.:;,!?]$/.test(block);
  return { kind: isHeading ? 'heading' : 'paragraph', lines };
}

/** One of the shop's texts without its first heading, if that is already shown above it. */
export function TextBody({ text, hasOwnTitle = true }: { text: string; hasOwnTitle?: boolean }) {
  const blocks = textBlocks(text);
  const shown = !hasOwnTitle && blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks;
  return (
    <div className="flex flex-col gap-4 hyphens-auto leading-relaxed">
      {shown.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text keep their places.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading')
    return <h2 className="mt-4 hyphens-auto font-display text-2xl leading-tight">{block.lines[0]}</h2>;
  if (block.kind === 'paragraph') return <p className="whitespace-pre-line">{block.lines.join('\n')}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-6">
      {block.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
