import { pictureFolder } from 'virtual:picture-folder'
import type { PictureName } from './pictures.ts'

export type PictureFormat = 'avif' | 'webp'

export function pictureAddress(name: PictureName, width: number | undefined, format: PictureFormat): string {
  return `${pictureFolder}/${name}-${width}.${format}`
}
