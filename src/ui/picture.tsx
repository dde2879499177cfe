import { type PictureFormat, pictureAddress } from './picture-address.ts'
import { type PictureName, pictures, shownOn } from './pictures.ts'

const FORMATS = ['avif', 'webp'] as const

interface PictureProps {
  name: PictureName
  /** As in HTML: how wide it is shown, so that the browser fetches no more than that. */
  sizes: string
  /** What the picture shows, when its own text does not fit; empty for decoration. */
  alt?: string
  /** Says nothing that the words beside it do not: left out where data is to be saved. */
  isDecoration?: boolean
  /** The one picture that a visitor waits for. All others are fetched when they come near. */
  priority?: boolean
  className?: string
  /** Another crop of the scene where the page has another shape. */
  instead?: { name: PictureName; media: string }
}

/** A rendered picture in the format and size that suit the screen; its place is known before it arrives. */
export function Picture({ name, sizes: sizesAsShown, alt, priority, isDecoration, className, instead }: PictureProps) {
  const { width, height, widths } = pictures[name]
  const sizes = atMostTwice(sizesAsShown)

  return (
    <picture className={className} data-decoration={isDecoration || undefined}>
      {instead && FORMATS.map((format) => <Source key={format} {...instead} format={format} sizes={sizes} />)}
      <Source name={name} format="avif" sizes={sizes} />
      <img
        src={pictureAddress(name, widths[1], 'webp')}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? shownOn(name)}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

// On a phone with three pixels a point nobody sees the third, and it is half of the bytes.
function atMostTwice(sizes: string): string {
  const onPhone = sizes.split(', ').at(-1)
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) calc(${onPhone} * 2 / 3), ${sizes}`
}

interface SourceProps {
  name: PictureName
  format: PictureFormat
  sizes: string
  media?: string
}

function Source({ name, format, sizes, media }: SourceProps) {
  const { width, height } = pictures[name]
  const type = `image/${format}`

  return <source type={type} srcSet={sourceSet(name, format)} {...{ sizes, media, width, height }} />
}

function sourceSet(name: PictureName, format: PictureFormat): string {
  const { widths } = pictures[name]
  return (savesData() ? widths.slice(0, 1) : widths)
    .map((width) => `${pictureAddress(name, width, format)} ${width}w`)
    .join(', ')
}

// The server marks the page for visitors who save data or have a slow line: src/app/pages/reduced-page.ts.
function savesData(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute('data-reduced')
}
