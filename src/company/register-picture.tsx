import type { PictureValue } from './registers/fields.ts'
import { type CutFormat, cutAddress, cutsOf, rectangleOf } from './registers/picture-cuts.ts'
import { readPictureId } from './registers/picture-id.ts'

interface RegisterPictureProps {
  picture: PictureValue
  /** One of those that the field of the register names. */
  ratio: string
  /** How wide it is shown, as the browser chooses by. */
  sizes: string
  className?: string
  /** It is seen as the page opens, and not only further down. */
  isFirst?: boolean
  /** What it shows is said beside it already. */
  isDecoration?: boolean
}

/** A picture that staff chose for an entry, cut for its place around the point that they gave. */
export function RegisterPicture({ picture, ratio, sizes, className, isFirst, isDecoration }: RegisterPictureProps) {
  const cuts = cutsOf(picture, ratio)
  const [widest, whole] = [cuts.at(-1), readPictureId(picture.id)]
  if (!widest || !whole) return null
  const { width, height } = rectangleOf(whole, widest)
  const sources = (format: CutFormat) => cuts.map((cut) => `${cutAddress(cut, format)} ${cut.width}w`).join(', ')

  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={className}
        src={cutAddress(widest, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={widest.width}
        height={Math.round((widest.width * height) / width)}
        alt={isDecoration ? '' : picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
