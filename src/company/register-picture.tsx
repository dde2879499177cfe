import type { PictureValue } from './registers/fields.ts'
import { aspectOf, type CutFormat, cutAddress, cutsOf } from './registers/picture-cuts.ts'

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
  const widest = cuts.at(-1)
  if (!widest) return null
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
        height={Math.round(widest.width / aspectOf(ratio))}
        alt={isDecoration ? '' : picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
