import type { Editor, Extensions } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { BlockChoices } from '#desk/letters/editor/edition-blocks.tsx'
import { editorCopy as copy } from '#desk/posts/words.en.ts'
import { besideSelected } from './beside-selected.ts'
import type { FigureAttributes } from './figure-node.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { type Tool, Toolbar } from './toolbar.tsx'
import { useArticleEditor } from './use-article-editor.ts'

const picturesMissingCopy = copy.picturesMissing

interface ArticleEditorProps {
  id: string
  html: string
  labelledBy: string
  onChange: (html: string) => void
  more?: MoreBlocks
}

/** What may stand in a text beside an article's own blocks: each with its tool, and a form over the editor. */
export interface MoreBlocks {
  extensions: Extensions
  tools: (editor: Editor, open: (name: string) => void) => Tool[]
  Dialog: (props: { name: string; editor: Editor; close: () => void; choices: BlockChoices }) => ReactElement
  choices: BlockChoices
}

/** Where an article is written: as it will look, by pointer or by keyboard. */
export function ArticleEditor({ id, html, labelledBy, onChange, more }: ArticleEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  /** One is asked about after the other. */
  const [pasted, setPasted] = useState<File[]>([])
  const [missing, setMissing] = useState(0)
  const editor = useArticleEditor(place, {
    html,
    labelledBy,
    ...(more && { extensions: more.extensions }),
    onChange,
    onPictures: (files) => setPasted((others) => [...others, ...files]),
    onMissing: setMissing,
  })
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const [moreDialog, setMoreDialog] = useState<string>()
  const close = () => setDialog(undefined)
  const [next] = pasted
  const leave = (file: File) => setPasted((files) => files.filter((each) => each !== file))

  const selection = editor?.state.selection
  const figure =
    selection instanceof NodeSelection && selection.node.type.name === 'figure'
      ? (selection.node.attrs as FigureAttributes)
      : undefined

  function insertFigure(attrs: FigureAttributes) {
    close()
    if (figure) editor?.chain().focus().updateAttributes('figure', attrs).run()
    else if (editor) editor.chain().focus().insertContentAt(besideSelected(editor), { type: 'figure', attrs }).run()
  }

  function insertPasted(attrs: FigureAttributes, file: File) {
    leave(file)
    // A picture that is selected stays.
    const at = figure ? selection!.to : { from: selection!.from, to: selection!.to }
    editor?.chain().focus().insertContentAt(at, { type: 'figure', attrs }).run()
  }

  return (
    <div className="editor">
      {editor && (
        <Toolbar
          label={copy.toolbar}
          controls={id}
          tools={[
            ...articleTools(editor, { openLink: () => setDialog('link'), openPicture: () => setDialog('picture') }),
            ...(more?.tools(editor, setMoreDialog) ?? []),
          ]}
        />
      )}
      {editor?.isActive('table') && <Toolbar label={copy.tableTools} controls={id} tools={tableTools(editor)} />}
      <div className="editor__text" id={id} ref={place} />
      {editor && missing > 0 && <MissingPictures editor={editor} count={missing} onClose={() => setMissing(0)} />}
      {editor && moreDialog && more && (
        <more.Dialog name={moreDialog} editor={editor} close={() => setMoreDialog(undefined)} choices={more.choices} />
      )}
      {editor && dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && dialog === 'picture' && (
        <PictureDialog figure={figure} hasCaption onDone={insertFigure} onClose={close} />
      )}
      {editor && next && (
        <PictureDialog
          key={pasted.length}
          pasted={next}
          hasCaption
          onDone={(attrs) => insertPasted(attrs, next)}
          onClose={() => leave(next)}
        />
      )}
    </div>
  )
}

interface MissingPicturesProps {
  editor: Editor
  count: number
  onClose: () => void
}

/** Says over the foot of the text what of something pasted did not come along; what is typed stays above it. */
function MissingPictures({ editor, count, onClose }: MissingPicturesProps) {
  const notice = useRef<HTMLDivElement>(null)

  function close() {
    onClose()
    editor.commands.focus()
  }

  useEffect(() => {
    keepAbove(editor, notice.current?.offsetHeight ?? 0)
    editor.commands.scrollIntoView()
    return () => keepAbove(editor, 0)
  }, [editor])

  return (
    <div className="editor__missing desk-message desk-message--bad" ref={notice}>
      <p role="alert">{picturesMissingCopy.text(count)}</p>
      <button className="desk-link" type="button" onClick={close}>
        {picturesMissingCopy.close}
      </button>
    </div>
  )
}

function keepAbove(editor: Editor, height: number) {
  if (editor.isDestroyed) return
  const sides = { top: 0, right: 0, left: 0 }
  // A line is taller than the cursor in it.
  const scrollMargin = { ...sides, bottom: height + 16 }
  editor.view.setProps({ scrollThreshold: { ...sides, bottom: height }, scrollMargin })
}

interface Dialogs {
  openLink: () => void
  openPicture: () => void
}

/** The tools for a text, with what is on where the cursor stands. */
function articleTools(editor: Editor, { openLink, openPicture }: Dialogs): Tool[] {
  const does = () => editor.chain().focus()
  const isIn = (name: string, attributes?: object) => editor.isActive(name, attributes)

  return [
    { label: copy.text, isOn: isIn('paragraph'), run: () => does().setParagraph().run() },
    {
      label: copy.heading,
      isOn: isIn('heading', { level: 2 }),
      run: () => does().toggleHeading({ level: 2 }).run(),
    },
    {
      label: copy.subheading,
      isOn: isIn('heading', { level: 3 }),
      run: () => does().toggleHeading({ level: 3 }).run(),
    },
    { label: copy.bold, isOn: isIn('bold'), run: () => does().toggleBold().run() },
    { label: copy.italic, isOn: isIn('italic'), run: () => does().toggleItalic().run() },
    { label: copy.code, isOn: isIn('code'), run: () => does().toggleCode().run() },
    { label: copy.link, isOn: isIn('link'), run: openLink },
    { label: copy.bullets, isOn: isIn('bulletList'), run: () => does().toggleBulletList().run() },
    { label: copy.numbers, isOn: isIn('orderedList'), run: () => does().toggleOrderedList().run() },
    { label: copy.quote, isOn: isIn('blockquote'), run: () => does().toggleBlockquote().run() },
    { label: copy.codeBlock, isOn: isIn('codeBlock'), run: () => does().toggleCodeBlock().run() },
    {
      label: copy.table,
      isOff: isIn('table'),
      run: () => does().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: copy.picture, isOn: isIn('figure'), run: openPicture },
    { label: copy.rule, run: () => does().setHorizontalRule().run() },
    { label: copy.undo, isOff: !editor.can().undo(), run: () => does().undo().run() },
    { label: copy.redo, isOff: !editor.can().redo(), run: () => does().redo().run() },
  ]
}

/** The tools for a table that the cursor stands in. */
function tableTools(editor: Editor): Tool[] {
  const does = () => editor.chain().focus()
  const { align } = editor.getAttributes(editor.isActive('tableHeader') ? 'tableHeader' : 'tableCell')
  const isRight = align === 'right'

  return [
    { label: copy.addRow, run: () => does().addRowAfter().run() },
    { label: copy.addColumn, run: () => does().addColumnAfter().run() },
    { label: copy.deleteRow, run: () => does().deleteRow().run() },
    { label: copy.deleteColumn, run: () => does().deleteColumn().run() },
    { label: copy.headerRow, run: () => does().toggleHeaderRow().run() },
    {
      label: copy.alignRight,
      isOn: isRight,
      run: () =>
        does()
          .setCellAttribute('align', isRight ? null : 'right')
          .run(),
    },
    { label: copy.deleteTable, run: () => does().deleteTable().run() },
  ]
}
