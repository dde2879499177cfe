import { Editor, type Extensions, Mark } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { isLinkAddress } from '#articles/link-address.ts'
import { cleanPasted } from './clean-pasted.ts'
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

/** What an article is made of, in the editor as in sanitizeContent. */
const articleExtensions: Extensions = [
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

interface PastedPictures {
  /** To be asked what they show. */
  files: File[]
  /** How many the text showed where it comes from, and does not bring along. */
  missing: number
}

interface Options {
  html: string
  /** The id of what names it. */
  labelledBy: string
  /** Beside those of every article. */
  extensions?: Extensions
  onChange: (html: string) => void
  /** Pictures were pasted or dropped where the cursor stands now. */
  onPictures: (files: File[]) => void
  /** So many pictures of what was pasted or dropped did not come along. */
  onMissing: (count: number) => void
}

/** An editor in the given place; undefined until it is there. The component that uses it is rendered again with each change. */
export function useArticleEditor(place: RefObject<HTMLElement | null>, options: Options): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const { html, labelledBy, extensions = [] } = latest.current
    function takePictures(data: DataTransfer | null): boolean {
      const { files, missing } = findPastedPictures({
        html: data?.getData('text/html') ?? '',
        files: data?.files ?? [],
      })
      latest.current.onMissing(missing)
      if (files.length > 0) latest.current.onPictures(files)
      return files.length > 0
    }

    const made = new Editor({
      element: place.current,
      extensions: [...articleExtensions, ...extensions],
      content: html,
      // Its styles are ours; one that it puts into the page itself our policy would refuse.
      injectCSS: false,
      editorProps: {
        // A translator's elements would be taken for the article's own.
        attributes: {
          class: 'prose',
          translate: 'no',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
        },
        transformPastedHTML: cleanPasted,
        transformPasted: headingFirst,
        handlePaste: (_, event) => takePictures(event.clipboardData),
        handleDrop: (view, event) => {
          // What is moved within the article is dropped too.
          if (view.dragging || !takePictures(event.dataTransfer)) return false
          placeCursor(view, event)
          return true
        },
      },
      onUpdate: ({ editor }) => latest.current.onChange(editor.getHTML()),
      onTransaction: redraw,
    })
    setEditor(made)
    return () => made.destroy()
  }, [place])

  return editor
}

/** A paste of several parts that begins with a heading begins a new part, and does not run into the line before it. */
function headingFirst(slice: Slice): Slice {
  const { content, openEnd } = slice
  const isPart = content.childCount > 1 && content.firstChild?.type.name === 'heading'
  return isPart ? new Slice(content, 0, openEnd) : slice
}

function placeCursor(view: EditorView, { clientX, clientY }: MouseEvent) {
  const place = view.posAtCoords({ left: clientX, top: clientY })
  if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
}

/** The pictures of what is pasted or dropped. Those of Word and of other sites come as addresses that nobody else can open. */
export function findPastedPictures({ html, files }: { html: string; files: Iterable<File> }): PastedPictures {
  const cleaned = cleanPasted(html)
  const images = cleaned.match(/<img\b[^>]*>/gi) ?? []
  const missing = images.filter((image) => !/\ssrc\s*=\s*["']?\/(?![/\\])/i.test(image)).length

  // Word and Excel add a picture of the text that they put on the clipboard.
  const hasText = cleaned.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
  const isOurs = images.length > missing
  return hasText || isOurs
    ? { files: [], missing }
    : { files: [...files], missing: [...files].length > 0 ? 0 : missing }
}

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
