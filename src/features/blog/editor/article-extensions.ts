import { type Extensions, Mark } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { FigureNode } from './figure-node.ts'
import { isLinkAddress } from './link-address.ts'

// No tool makes these, but an article that has them keeps them.
const keptMarks = ['sub', 'sup', 'del', 'abbr'].map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => (tag === 'abbr' ? { title: { default: null } } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)

// Alignment as an attribute and no widths: a style attribute would be refused by our own policy.
const align = { align: { default: null as string | null } }

/** What an article is made of, in the editor as in sanitizeContent. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...keptMarks,
  FigureNode,
  Table.extend({ renderHTML: () => ['table', { class: 'slab' }, ['tbody', 0]] }),
  TableRow,
  TableHeader.extend({ addAttributes: () => align, renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0] }),
  TableCell.extend({ addAttributes: () => align, renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0] }),
]
