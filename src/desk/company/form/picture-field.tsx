import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { pictureAddress, widthsOf } from '#articles/pictures/picture-address.ts'
import type { Field as DeclaredField } from '#company/registers/fields.ts'
import { rectangleOf } from '#company/registers/picture-cuts.ts'
import { readPictureId } from '#company/registers/picture-id.ts'
import { entryCopy } from '#desk/company/words.en.ts'
import { type SentPicture, sendPicture, TYPES } from '#desk/posts/pictures/send-picture.ts'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { Button } from '#ui/button.tsx'
import { FewIcon } from '#ui/few-icons.tsx'
import { Field } from '#ui/field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { errorOf, type FieldProps, hintOf, type LibraryPicture } from './entry-fields.tsx'
import './picture-field.css'

const copy = entryCopy.picture

const STEPS: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
}

interface PictureFieldProps extends Omit<FieldProps, 'field'> {
  field: Extract<DeclaredField, { kind: 'picture' }>
}

/** One picture of the library, what it says, and what a cut keeps. */
export function PictureField({ field, name, texts, errors, library: stored }: PictureFieldProps) {
  const isAlive = useHydrated()
  const [added, setAdded] = useState<LibraryPicture[]>([])
  const [id, setId] = useState(texts[`${name}.id`] ?? '')
  const [alt, setAlt] = useState(texts[`${name}.alt`] ?? '')
  const [focus, setFocus] = useState({ x: Number(texts[`${name}.x`] ?? 50), y: Number(texts[`${name}.y`] ?? 50) })
  const [told, setTold] = useState<string>()
  const [twin, setTwin] = useState<{ file: File; alike: SentPicture }>()
  const library = withChosen([...added, ...stored], id, texts[`${name}.alt`] ?? '')
  const chosen = library.find((picture) => picture.id === id)
  const error = told ?? errorOf(errors, name)

  function choose(picture: LibraryPicture | undefined) {
    setId(picture?.id ?? '')
    setFocus({ x: 50, y: 50 })
    // One that nobody has described yet is named after its field, which says nothing of it.
    if (picture && (!alt || library.some((each) => each.alt === alt)))
      setAlt(picture.alt === field.label ? '' : picture.alt)
  }

  async function upload(file: File | undefined, anyway = false) {
    if (!file) return
    setTwin(undefined)
    setTold(copy.uploading)
    const sent = await sendPicture(file, alt.trim() || field.label, anyway)
    if ('error' in sent) {
      setTwin(sent.alike && { file, alike: sent.alike })
      return setTold(sent.error)
    }
    take(sent)
  }

  function takeTwin(alike: SentPicture) {
    if (!alt.trim()) setAlt(alike.alt)
    take(alike)
  }

  function take(sent: SentPicture) {
    setTwin(undefined)
    setTold(undefined)
    const picture = { id: sent.id, alt: alt.trim() || sent.alt, src: sent.small }
    setAdded([picture, ...added])
    setId(picture.id)
    setFocus({ x: 50, y: 50 })
  }

  return (
    <fieldset className="picture full" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{field.label}</legend>
      {field.help && <p className="hint">{hintOf(field).hint}</p>}
      {error && (
        <p className="err" id={`${name}-error`} role="status">
          <FewIcon name="bad" />
          <span>{error}</span>
        </p>
      )}
      {twin && (
        <p className="row">
          <img className="pictures__small" src={twin.alike.small} alt={twin.alike.alt} width={96} height={96} />
          <Button tone="line" small onClick={() => takeTwin(twin.alike)}>
            {pictureCopy.alike.take}
          </Button>
          <Button tone="line" small onClick={() => upload(twin.file, true)}>
            {pictureCopy.alike.anyway}
          </Button>
        </p>
      )}
      {chosen && <Focus picture={chosen} ratios={field.ratios} focus={focus} onFocus={setFocus} name={name} />}
      <details className="picture__library" open={!chosen || undefined}>
        <summary>{copy.choose}</summary>
        <div className="picture__choices">
          <label className="picture__choice">
            <input type="radio" name={`${name}.id`} value="" checked={id === ''} onChange={() => choose(undefined)} />
            <span>{copy.none}</span>
          </label>
          {library.map((picture) => (
            <label className="picture__choice" key={picture.id}>
              <input
                type="radio"
                name={`${name}.id`}
                value={picture.id}
                checked={id === picture.id}
                onChange={() => choose(picture)}
              />
              <img src={picture.src} alt="" width={96} height={96} loading="lazy" />
              <span>{picture.alt}</span>
            </label>
          ))}
        </div>
        {isAlive ? (
          <label className="field">
            <span>{copy.upload}</span>
            <input
              className="input"
              type="file"
              accept={TYPES.join(',')}
              onChange={(event) => upload(event.target.files?.[0])}
            />
          </label>
        ) : (
          <a className="desk-link" href="/desk/pictures">
            {copy.library}
          </a>
        )}
      </details>
      {(chosen || !isAlive) && (
        <>
          <Field name={`${name}.alt`} label={copy.alt} hint={copy.altHint} wide>
            {(control) => (
              <input {...control} value={alt} maxLength={200} onChange={(event) => setAlt(event.target.value)} />
            )}
          </Field>
          <div className="picture__numbers">
            {(['x', 'y'] as const).map((axis) => (
              <Field key={axis} name={`${name}.${axis}`} label={copy[axis]}>
                {(control) => (
                  <input
                    {...control}
                    type="number"
                    min={0}
                    max={100}
                    value={focus[axis]}
                    onChange={(event) => {
                      const value = inPercent(event.target.valueAsNumber)
                      setFocus((others) => ({ ...others, [axis]: value }))
                    }}
                  />
                )}
              </Field>
            ))}
          </div>
        </>
      )}
    </fieldset>
  )
}

/** The list has the newest alone, and one that came a moment ago may not be in it: what is chosen always is. */
function withChosen(library: LibraryPicture[], id: string, alt: string): LibraryPicture[] {
  const picture = readPictureId(id)
  if (!picture || library.some((each) => each.id === id)) return library
  const width = widthsOf(picture.width)[0] ?? picture.width
  return [{ id, alt, src: pictureAddress({ hash: picture.hash, width, format: 'webp' }) }, ...library]
}

interface FocusProps {
  picture: LibraryPicture
  ratios: readonly string[]
  /** In percent. */
  focus: { x: number; y: number }
  onFocus: (focus: { x: number; y: number }) => void
  name: string
}

/** The picture, with the point that every cut keeps in the middle as far as it can; and each cut. */
function Focus({ picture, ratios, focus, onFocus, name }: FocusProps) {
  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus({
      x: inPercent(Math.round(((clientX - left) / width) * 100)),
      y: inPercent(Math.round(((clientY - top) / height) * 100)),
    })
  }

  function step(event: KeyboardEvent) {
    const [x, y] = STEPS[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    onFocus({ x: inPercent(focus.x + x), y: inPercent(focus.y + y) })
  }

  return (
    <div className="focus">
      <p className="hint" id={`${name}-focus`}>
        {copy.focus}
      </p>
      <div className="focus__row">
        <button className="focus__whole" type="button" aria-label={copy.focus} onPointerDown={point} onKeyDown={step}>
          <img src={picture.src} alt={picture.alt} />
          <svg className="focus__point" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${focus.x} 0V100M0 ${focus.y}H100`} />
          </svg>
        </button>
        {ratios.map((ratio) => (
          <figure className="focus__cut" key={ratio}>
            <CutView picture={picture} ratio={ratio} focus={focus} />
            <figcaption>{copy.cut(ratio)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

/** What the cut keeps: the site cuts it by the same rule. */
function CutView({ picture, ratio, focus }: { picture: LibraryPicture; ratio: string; focus: FocusProps['focus'] }) {
  const whole = readPictureId(picture.id)
  if (!whole) return null
  const { left, top, width, height } = rectangleOf(whole, { ratio, ...focus })

  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <image href={picture.src} width={whole.width} height={whole.height} preserveAspectRatio="none" />
    </svg>
  )
}

function inPercent(number: number): number {
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), 100) : 50
}
