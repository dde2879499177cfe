import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fetchAgain } from '#ui/fetch-again.ts'
import { Options } from '#ui/options.tsx'
import type { ArticleEditor, MoreBlocks } from './editor/article-editor.tsx'
import { deskPostsCopy as copy } from './words.en.ts'

interface ContentFieldProps {
  html: string
  error?: string
  onChange: () => void
  /** Fetches what may stand in the text beside an article's own blocks. */
  fetchMore?: () => Promise<MoreBlocks>
}

/** The article's text: a plain field that takes HTML or Markdown, until the editor has come and takes its place. */
export function ContentField({ html, error, onChange, fetchMore }: ContentFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [Editor, setEditor] = useState<ComponentType<Parameters<typeof ArticleEditor>[0]>>()
  const [more, setMore] = useState<MoreBlocks>()
  const wanted = useRef(fetchMore)

  useEffect(() => {
    // The editor's library needs it, and Chrome has it since 97: before that the plain field stays.
    if (!('findLast' in Array.prototype)) return
    let isHere = true
    const html = field.current?.defaultValue
    // By its own name, so that no other page of the site carries it.
    Promise.all([fetchAgain(() => import('./editor/article-editor.tsx')), wanted.current?.()])
      .then(([{ ArticleEditor }, blocks]) => {
        // Whoever has begun to write in the plain field goes on there.
        if (!isHere || field.current?.value !== html) return
        setMore(blocks)
        setEditor(() => ArticleEditor)
      })
      .catch((error) => console.error('The editor could not be loaded; the plain field works.', error))
    return () => {
      isHere = false
    }
  }, [])

  function take(written: string) {
    if (!field.current) return
    field.current.value = written
    onChange()
  }

  return (
    <div className={`field content-field${error ? ' field--bad' : ''}`} id="content-field">
      <label id="content-label" htmlFor={Editor ? undefined : 'content'}>
        {copy.fields.content}
      </label>
      {error && (
        <span className="err" id="content-error">
          {error}
        </span>
      )}
      {Editor && <Editor id="content-editor" html={html} labelledBy="content-label" onChange={take} more={more} />}
      <div hidden={Boolean(Editor)}>
        <p className="hint" id="content-hint">
          {copy.fields.contentHint}
        </p>
        <textarea
          className="input content-field__plain"
          id="content"
          name="content"
          rows={24}
          defaultValue={html}
          aria-describedby={error ? 'content-hint content-error' : 'content-hint'}
          aria-invalid={error ? true : undefined}
          ref={field}
        />
        <label className="content-field__format">
          {copy.fields.format}
          {/* What the editor writes is HTML. */}
          <select
            className="input input--small"
            name="format"
            key={Editor ? 'editor' : 'plain'}
            defaultValue={Editor || html ? 'html' : 'markdown'}
          >
            <Options of={Object.entries(copy.fields.formats)} />
          </select>
        </label>
      </div>
    </div>
  )
}
