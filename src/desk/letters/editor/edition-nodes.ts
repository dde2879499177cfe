import { type Extensions, Node } from '@tiptap/core'
import { lettersCopy } from '#desk/letters/words.en.ts'

const copy = lettersCopy.blocks

/** How each block of an edition is written, as edition-content.ts reads it. */
const BLOCKS = {
  button: ['text', 'href'],
  article: ['slug'],
  bill: ['state', 'units'],
  // What the site begins by itself has these; nobody places them by hand.
  change: ['of'],
  opening: ['of'],
  price: ['of'],
} as const

export type BlockName = keyof typeof BLOCKS

/** Blocks that stand for something: shown as what they are, and made when the edition is drawn. */
export const editionNodes: Extensions = (Object.keys(BLOCKS) as BlockName[]).map((block) =>
  Node.create({
    name: `edition-${block}`,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        BLOCKS[block].map((name) => [
          name,
          {
            default: '',
            parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
            renderHTML: (attributes: Record<string, string>) => ({ [`data-${name}`]: attributes[name] ?? '' }),
          },
        ]),
      ),
    parseHTML: () => [{ tag: `div[data-block="${block}"]` }],
    renderHTML: ({ HTMLAttributes, node }) => [
      'div',
      { ...HTMLAttributes, 'data-block': block },
      copy.shown[block](node.attrs),
    ],
  }),
)
