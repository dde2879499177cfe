import { type Extensions, Mark } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from '#articles/link-address.ts'
import { FigureNode } from './figure-node.ts'

// No tool makes these, but an article that has them keeps them.
const keptMarks = ['sub', 'sup', 'del', 'u', 'abbr'].map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => (tag === 'abbr' ? { title: { default: null } } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)

// Alignment and spans as attributes, and no widths: a style attribute would be refused by our own policy.
function cellAttributes() {
  const span = (name: string) => ({
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
    renderHTML: (attributes: Record<string, unknown>) =>
      Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
  })
  return {
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    colwidth: { default: null, rendered: false },
    align: { default: null },
  }
}

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
  Table.extend({ renderHTML: () => ['table', { class: 'slab' }, ['tbody', 0]], addNodeView: () => null }),
  TableRow,
  TableHeader.extend({
    addAttributes: () => cellAttributes(),
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
  TableCell.extend({
    addAttributes: () => cellAttributes(),
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
]
