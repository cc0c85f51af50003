import { Extension } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isWebLink } from '#domain/text/link.ts';

const ALIGNED = ['paragraph', 'heading'];

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textAlign: {
      /** Left is the default. */
      alignText: (side: 'left' | 'center' | 'right') => ReturnType;
    };
  }
}

/** The alignment of paragraphs and headings. */
const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => {
            const side = element.style.textAlign;
            return side === 'center' || side === 'right' ? side : null;
          },
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    alignText:
      (side) =>
      ({ commands }) =>
        ALIGNED.map((type) =>
          commands.updateAttributes(type, { textAlign: side === 'left' ? null : side }),
        ).some(Boolean),
  }),
});

/** What the shop shows of rich text (server/domain/text/rich-text.ts), and nothing else. */
export const TEXT_EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isWebLink(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TextAlign,
];
