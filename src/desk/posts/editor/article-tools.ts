import type { Editor } from '@tiptap/core'
import { editorCopy as copy } from '#desk/posts/words.en.ts'
import type { Tool } from './toolbar.tsx'

interface Dialogs {
  openLink: () => void
  openPicture: () => void
}

/** The tools for a text, with what is on where the cursor stands. */
export function articleTools(editor: Editor, { openLink, openPicture }: Dialogs): Tool[] {
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
export function tableTools(editor: Editor): Tool[] {
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
