/** As wide as the site shows a picture in a text: a phone's screen, the text's measure, and twice that. */
const WIDTHS = [480, 960, 1440]

export const WIDEST = 1440

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const ADDRESS = /^\/media\/([0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/

export interface PictureAddress {
  hash: string
  width: number
  format: PictureFormat
}

/** Where a picture of ours is served. The widest stands for all: how wide the others are follows from it. */
export function pictureAddress({ hash, width, format }: PictureAddress): string {
  return `/media/${hash}-${width}.${format}`
}

/** What an address of ours says, or undefined where it is none. */
export function readPictureAddress(address: string): PictureAddress | undefined {
  const [, hash = '', width = '', format] = ADDRESS.exec(address) ?? []
  return format ? { hash, width: Number(width), format: format as PictureFormat } : undefined
}

/** The widths in which a picture is kept: never wider than it came. */
export function widthsOf(widest: number): number[] {
  return [...WIDTHS.filter((width) => width < widest), widest]
}

export function pictureSourceSet({ hash, width }: Omit<PictureAddress, 'format'>, format: PictureFormat): string {
  return widthsOf(width)
    .map((each) => `${pictureAddress({ hash, width: each, format })} ${each}w`)
    .join(', ')
}

/** The size of a picture that a card shows; any other address stands for itself. */
export function cardPicture(address: string): string {
  const picture = readPictureAddress(address)
  const width = picture && widthsOf(picture.width).find((each) => each >= CARD_WIDTH)
  return picture && width ? pictureAddress({ ...picture, width }) : address
}

/** Cards are 320 to 640 pixels wide. */
const CARD_WIDTH = 640
