/** A picture of the library by its files' hash, with the size of the widest, so that a page can lay it out unasked. */
export interface PictureOfLibrary {
  hash: string
  width: number
  height: number
}

export function pictureId({ hash, width, height }: PictureOfLibrary): string {
  return `${hash}-${width}x${height}`
}

/** Undefined for what is no such id. */
export function readPictureId(id: string): PictureOfLibrary | undefined {
  const [, hash = '', width, height] = /^([0-9a-f]{32})-(\d{1,5})x(\d{1,5})$/.exec(id) ?? []
  return hash ? { hash, width: Number(width), height: Number(height) } : undefined
}
