import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { articleExtensions } from './article-extensions.ts'
import { cleanPasted } from './clean-pasted.ts'

interface Options {
  html: string
  /** The id of what names it. */
  labelledBy: string
  onChange: (html: string) => void
}

/** An editor in the given place; undefined until it is there. The component that uses it is rendered again with each change. */
export function useArticleEditor(place: RefObject<HTMLElement | null>, options: Options): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const { html, labelledBy } = latest.current
    const made = new Editor({
      element: place.current,
      extensions: articleExtensions,
      content: html,
      // Its styles are ours; one that it puts into the page itself our policy would refuse.
      injectCSS: false,
      editorProps: {
        attributes: { class: 'prose', role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
        transformPastedHTML: cleanPasted,
      },
      onUpdate: ({ editor }) => latest.current.onChange(editor.getHTML()),
      onTransaction: redraw,
    })
    setEditor(made)
    return () => made.destroy()
  }, [place])

  return editor
}
