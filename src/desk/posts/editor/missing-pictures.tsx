import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { editorCopy } from '#desk/posts/words.en.ts'

const copy = editorCopy.picturesMissing

interface MissingPicturesProps {
  editor: Editor
  count: number
  onClose: () => void
}

/** Says over the foot of the text what of something pasted did not come along; what is typed stays above it. */
export function MissingPictures({ editor, count, onClose }: MissingPicturesProps) {
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
      <p role="alert">{copy.text(count)}</p>
      <button className="desk-link" type="button" onClick={close}>
        {copy.close}
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
