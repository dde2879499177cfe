import { NodeSelection } from '@tiptap/pm/state'
import { useRef, useState } from 'react'
import { editorCopy as copy } from '#content/desk/posts.ts'
import { articleTools, tableTools } from './article-tools.ts'
import type { FigureAttributes } from './figure-node.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useArticleEditor } from './use-article-editor.ts'

interface ArticleEditorProps {
  id: string
  html: string
  labelledBy: string
  onChange: (html: string) => void
}

/** Where an article is written: as it will look, by pointer or by keyboard. */
export function ArticleEditor({ id, html, labelledBy, onChange }: ArticleEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useArticleEditor(place, { html, labelledBy, onChange })
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const close = () => setDialog(undefined)

  const selection = editor?.state.selection
  const figure =
    selection instanceof NodeSelection && selection.node.type.name === 'figure'
      ? (selection.node.attrs as FigureAttributes)
      : undefined

  function insertFigure(attrs: FigureAttributes) {
    close()
    if (figure) editor?.chain().focus().updateAttributes('figure', attrs).run()
    else editor?.chain().focus().insertContent({ type: 'figure', attrs }).run()
  }

  return (
    <div className="editor">
      {editor && (
        <Toolbar
          label={copy.toolbar}
          controls={id}
          tools={articleTools(editor, { openLink: () => setDialog('link'), openPicture: () => setDialog('picture') })}
        />
      )}
      {editor?.isActive('table') && <Toolbar label={copy.tableTools} controls={id} tools={tableTools(editor)} />}
      <div className="editor__text" id={id} ref={place} />
      {editor && dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && dialog === 'picture' && (
        <PictureDialog figure={figure} hasCaption onDone={insertFigure} onClose={close} />
      )}
    </div>
  )
}
