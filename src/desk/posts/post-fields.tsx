import { useRef, useState } from 'react'
import { COVERS, type Source } from '#articles/post.ts'
import { isSlug } from '#articles/slug-of.ts'
import { brandName } from '#company/brand-name.ts'
import { Field } from '#ui/field.tsx'
import { ContentField } from './content-field.tsx'
import { PictureDialog } from './editor/picture-dialog.tsx'
import type { PostTroubles } from './find-post-troubles.ts'
import type { PostBody } from './post-body.ts'
import { deskPostsCopy as copy } from './words.en.ts'

const sourceCopy = copy.source

const resultsCopy = copy.results

/** What result pages show of each before they cut it, about: they measure in pixels, and change their minds. */
const ROOM = { title: 60, description: 158 }

interface PostFieldsProps {
  /** What they begin with. */
  body: PostBody
  /** What they say now. */
  shown: PostBody
  troubles: PostTroubles
  /** Something has changed of which no field tells by itself. */
  onChange: () => void
}

/** All that is written of an article. */
export function PostFields({ body, shown, troubles, onChange }: PostFieldsProps) {
  return (
    <>
      <Field name="title" label={copy.fields.title} error={troubles.title}>
        {(control) => (
          <input {...control} className="input post-form__title" defaultValue={body.title} maxLength={120} />
        )}
      </Field>
      <Field
        name="slug"
        label={copy.fields.slug}
        hint={copy.fields.slugHint('/blogs/')}
        error={troubles.slug ?? (shown.slug && !isSlug(shown.slug) ? copy.errors.slug : undefined)}
      >
        {(control) => (
          <input {...control} defaultValue={body.slug} maxLength={80} autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Field
        name="description"
        label={copy.fields.description}
        hint={copy.fields.descriptionHint}
        error={troubles.description}
      >
        {(control) => <textarea {...control} rows={3} defaultValue={body.description} maxLength={300} />}
      </Field>
      <ContentField html={body.content} error={troubles.content} onChange={onChange} />
      <SourceFields sources={body.sources} error={troubles.sources} onRemove={() => setTimeout(onChange)} />
      <Field name="tags" label={copy.fields.tags} hint={copy.fields.tagsHint} error={troubles.tags}>
        {(control) => <input {...control} defaultValue={body.tags.join(', ')} maxLength={300} />}
      </Field>
      <CoverFields body={body} troubles={troubles} onChoose={onChange} />
      <Field
        name="seo_meta_description"
        label={copy.fields.seo_meta_description}
        hint={copy.fields.seoHint}
        error={troubles.seo_meta_description}
      >
        {(control) => <textarea {...control} rows={3} defaultValue={body.seo_meta_description} maxLength={300} />}
      </Field>
      <SearchResult
        title={shown.title}
        slug={shown.slug}
        description={shown.seo_meta_description || shown.description}
      />
    </>
  )
}

interface SearchResultProps {
  title: string
  slug: string
  description: string
}

/** An article as a result page would show it, and how long its words are. */
function SearchResult({ title, slug, description }: SearchResultProps) {
  const whole = title.includes(brandName()) ? title : `${title} | ${brandName()}`

  return (
    <div className="search-result">
      <h2>{resultsCopy.heading}</h2>
      <div className="search-result__page">
        <p className="search-result__address">{`${brandName()} › blogs › ${slug || '…'}`}</p>
        <p className="search-result__title">{title ? cut(whole, ROOM.title) : resultsCopy.noTitle}</p>
        <p className="search-result__text">
          {description ? cut(description, ROOM.description) : resultsCopy.noDescription}
        </p>
      </div>
      <ul className="search-result__counts">
        <Count name={resultsCopy.title} length={title ? whole.length : 0} room={ROOM.title} />
        <Count name={resultsCopy.description} length={description.length} room={ROOM.description} />
      </ul>
    </div>
  )
}

function Count({ name, length, room }: { name: string; length: number; room: number }) {
  return <li>{`${resultsCopy.counter(name, length, room)}${length > room ? `. ${resultsCopy.tooLong}` : ''}`}</li>
}

function cut(text: string, room: number): string {
  if (text.length <= room) return text
  const end = text.lastIndexOf(' ', room - 1)
  return `${text.slice(0, end > room / 2 ? end : room - 1)} …`
}

interface SourceFieldsProps {
  sources: Source[]
  error?: string
  /** A source was taken out: no field tells of it. */
  onRemove: () => void
}

/** The sources of an article, and always room for one more. */
function SourceFields({ sources, error, onRemove }: SourceFieldsProps) {
  const [rows, setRows] = useState(() => [...sources, undefined].map((source, key) => ({ key, source })))

  function remove(key: number) {
    setRows(rows.filter((row) => row.key !== key))
    onRemove()
  }

  return (
    <fieldset className={`field sources${error ? ' field--bad' : ''}`} id="sources" tabIndex={-1}>
      <legend>{copy.fields.sources}</legend>
      <p className="hint">{copy.fields.sourcesHint}</p>
      {error && <p className="err">{error}</p>}
      <ol>
        {rows.map(({ key, source }, at) => (
          <li key={key}>
            <fieldset className="source">
              <legend>{sourceCopy.number(at + 1)}</legend>
              <Field name="source_title" id={`source_title-${key}`} label={sourceCopy.title}>
                {(control) => <input {...control} defaultValue={source?.title} />}
              </Field>
              <Field name="source_publisher" id={`source_publisher-${key}`} label={sourceCopy.publisher}>
                {(control) => <input {...control} defaultValue={source?.publisher} />}
              </Field>
              <Field name="source_date" id={`source_date-${key}`} label={sourceCopy.date} hint={sourceCopy.dateHint}>
                {(control) => <input {...control} defaultValue={source?.date} />}
              </Field>
              <Field name="source_url" id={`source_url-${key}`} label={sourceCopy.url}>
                {(control) => <input {...control} inputMode="url" defaultValue={source?.url} />}
              </Field>
              {rows.length > 1 && (
                <button className="desk-link needs-script" type="button" onClick={() => remove(key)}>
                  {sourceCopy.remove}
                </button>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <button
        className="desk-link needs-script"
        type="button"
        onClick={() => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, source: undefined }])}
      >
        {sourceCopy.add}
      </button>
    </fieldset>
  )
}

interface CoverFieldsProps {
  body: PostBody
  troubles: PostTroubles
  /** A picture was chosen: no field tells of it. */
  onChoose: () => void
}

/** The drawn cover of an article, or pictures in its place. */
function CoverFields({ body, troubles, onChoose }: CoverFieldsProps) {
  return (
    <>
      <fieldset className="field covers" id="cover" tabIndex={-1}>
        <legend>{copy.fields.cover}</legend>
        <div className="covers__all">
          {COVERS.map((cover) => (
            <label key={cover}>
              <input type="radio" name="cover" value={cover} defaultChecked={cover === body.cover} />
              <img src={`/covers/${cover}.svg`} alt="" width="640" height="400" loading="lazy" />
              <span>{copy.fields.covers[cover]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <PictureField
        name="featured_image"
        value={body.featured_image}
        error={troubles.featured_image}
        onChoose={onChoose}
      />
      <Field name="cover_alt" label={copy.fields.cover_alt} error={troubles.cover_alt}>
        {(control) => <input {...control} defaultValue={body.cover_alt} />}
      </Field>
      <PictureField
        name="thumbnail_image"
        value={body.thumbnail_image}
        error={troubles.thumbnail_image}
        onChoose={onChoose}
      />
    </>
  )
}

interface PictureFieldProps {
  name: 'featured_image' | 'thumbnail_image'
  value: string
  error?: string
  onChoose: () => void
}

function PictureField({ name, value, error, onChoose }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)

  function choose(src: string) {
    setOpen(false)
    if (input.current) input.current.value = src
    onChoose()
  }

  return (
    <div className="picture-field">
      <Field name={name} label={copy.fields[name]} hint={copy.fields.pictureHint} error={error}>
        {(control) => <input {...control} ref={input} defaultValue={value} />}
      </Field>
      <button className="desk-link needs-script" type="button" onClick={() => setOpen(true)}>
        {copy.chooseCover}
      </button>
      {isOpen && <PictureDialog onDone={({ src }) => choose(src)} onClose={() => setOpen(false)} />}
    </div>
  )
}
