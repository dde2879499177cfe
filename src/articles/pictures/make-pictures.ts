import { open, readFile, stat } from 'node:fs/promises'
import sanitizeHtml from 'sanitize-html'
import type { Sharp, SharpOptions } from 'sharp'
import { createSemaphore } from '#platform/semaphore.ts'
import { lookOf } from './look-of.ts'
import { PICTURE_FORMATS, type PictureFormat, WIDEST, widthsOf } from './picture-address.ts'

const SHAPES = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']
const PAINTS = ['defs', 'symbol', 'use', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern']
const SAID = ['title', 'desc', 'style']

type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg'

/** How many bytes of a file pictureType wants to see. */
const PICTURE_HEAD_BYTES = 32

/** About 8,700 by 5,800: more than a good camera makes, and as much as is decoded in 200 MB. */
const MAX_PIXELS = 50_000_000

const LONGEST_SECONDS = 30

/** A logo has ten. */
const MAX_SVG_BYTES = 500_000

// A poster of three screens; WebP ends at 16,383.
const TALLEST = 4_320

export const ENCODING = { avif: { quality: 55, effort: 3 }, webp: { quality: 78, effort: 4 } } as const

export interface MadePicture {
  width: number
  height: number
  /** See look-of.ts. */
  look: string
  files: { width: number; format: PictureFormat; bytes: Buffer }[]
}

/** `shape` and `small`: it cannot stand in the place of another. */
export type PictureTrouble = 'type' | 'pixels' | 'broken' | 'shape' | 'small'

// As near as two cuts of one photo come to the same ratio.
const SAME_SHAPE = 0.01

// Decoding takes a processor and much memory: one after the other.
export const making = createSemaphore({ permits: 1, waiting: 16, patienceMs: 60_000 })

/**
 * Makes every width and format of a picture anew from what can be seen in it:
 * turned as the camera was held, and without anything else that the file
 * carried, such as the place where it was taken. Of one that takes the place of another: in exactly its sizes.
 */
export async function makePictures(path: string, instead?: Size): Promise<MadePicture | { trouble: PictureTrouble }> {
  const type = pictureType(await headOf(path))
  return type ? making.use(() => make(path, type, instead)) : { trouble: 'type' }
}

type Size = Pick<MadePicture, 'width' | 'height'>

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PICTURE_HEAD_BYTES), 0, PICTURE_HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function make(
  path: string,
  type: PictureType,
  instead: Size | undefined,
): Promise<MadePicture | { trouble: PictureTrouble }> {
  const { default: sharp } = await import('sharp')
  // No picture is made twice: what it would keep for that is memory lost.
  sharp.cache(false)
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } satisfies SharpOptions
  const begin = (source: string | Buffer, more: SharpOptions = {}) =>
    sharp(source, { ...options, ...more }).timeout({ seconds: LONGEST_SECONDS })

  try {
    const input = type === 'svg' ? await drawn(path, begin) : begin(path)
    if (!input) return { trouble: 'type' }
    const { format, width, height, autoOrient } = await input.metadata()
    if (format !== (type === 'avif' ? 'heif' : type)) return { trouble: 'type' }
    if (width * height > MAX_PIXELS) return { trouble: 'pixels' }

    const misfit = instead && misfitOf(autoOrient, instead)
    if (misfit) return { trouble: misfit }

    // Decoded once, at the widest; the others are made from that.
    const { data, info } = await input
      .autoOrient()
      .resize(
        instead
          ? { width: instead.width, height: instead.height, fit: 'cover' }
          : { width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true },
      )
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }

    const files: MadePicture['files'] = []
    for (const width of widthsOf(info.width)) {
      for (const format of PICTURE_FORMATS) {
        const bytes = await sharp(data, { raw }).resize({ width }).toFormat(format, ENCODING[format]).toBuffer()
        files.push({ width, format, bytes })
      }
    }
    const look = await lookOf(sharp(data, { raw }))
    return { width: info.width, height: info.height, look, files }
  } catch (error) {
    return { trouble: /pixel limit/i.test(String(error)) ? 'pixels' : 'broken' }
  }
}

function misfitOf(own: Size, other: Size): PictureTrouble | undefined {
  const ratio = own.width / own.height / (other.width / other.height)
  if (Math.abs(ratio - 1) > SAME_SHAPE) return 'shape'
  return own.width < other.width ? 'small' : undefined
}

/** A drawing as wide as pictures are kept: it has no size of its own. */
async function drawn(path: string, begin: (source: Buffer, more?: SharpOptions) => Sharp): Promise<Sharp | undefined> {
  if ((await stat(path)).size > MAX_SVG_BYTES) return undefined
  const svg = cleanSvg(await readFile(path, 'utf8'))
  if (!svg) return undefined
  const source = Buffer.from(svg)
  const { width } = await begin(source).metadata()
  return begin(source, { density: Math.min(Math.max((72 * WIDEST) / width, 1), 10_000) })
}

/**
 * What kind of picture a file is by its first bytes, whatever it is called.
 * Anything else never reaches a decoder: libvips knows PDF and more. A drawing is cleaned before.
 */
function pictureType(head: Buffer): PictureType | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'

  const text = head.toString('latin1')
  if (/^(\u00ef\u00bb\u00bf)?\s*<(\?xml|svg|!--|!DOCTYPE svg)/i.test(text)) return 'svg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8, 32)) ? 'avif' : undefined
}

/**
 * A drawing without all that is no drawing: scripts, handlers, pages inside it, entities, and whatever it would fetch from
 * elsewhere. Undefined for what is no SVG. No browser is ever given it: the library keeps pictures that are made of it.
 */
export function cleanSvg(text: string): string | undefined {
  const clean = sanitizeHtml(text, {
    allowedTags: [...SHAPES, ...PAINTS, ...SAID],
    // Its styles are read by the drawer of the server alone, and fetch nothing: see withoutAddresses.
    allowVulnerableTags: true,
    allowedAttributes: false,
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe'].filter(
      (tag) => tag !== 'style',
    ),
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptOf(attribs) }) },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim()
  return clean.startsWith('<svg') ? withoutAddresses(clean) : undefined
}

function keptOf(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (/^on/i.test(name)) return false
    return /href$|^src$/i.test(name) ? value.startsWith('#') : true
  })
  return Object.fromEntries(kept)
}

/** What a drawing may point to is a part of itself: `url(#shade)`. */
function withoutAddresses(svg: string): string {
  return svg.replace(/@import[^;<]*;?/gi, '').replace(/url\(\s*(?!["']?#)[^)]*\)/gi, 'none')
}
