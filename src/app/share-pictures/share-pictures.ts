import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { RequestState } from '#platform/http/request-state.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { offeredLanguages, withoutLanguage } from '#platform/text/language.ts'
import type { ShareSubject } from './draw-share-picture.ts'

const HAND_DRAWN = 'public/covers'
/** The articles' own are there once the site is built. */
const COVERS = ['build/client/covers', HAND_DRAWN]

interface Options {
  /** Where drawn pictures are kept. */
  folder: string
  /** What the picture of this name shows in the language of now, or undefined where nothing has that name. */
  findSubject: (name: string) => Promise<ShareSubject | undefined>
}

/** /og/NAME.png, in Hindi /og/hi/NAME.png: the picture of a page or an article, drawn when it is first asked for, and again when its title changes. */
export function sharePictures({ folder, findSubject }: Options) {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  return new Hono<RequestState>().get('/:name{.+\\.png}', async (c, next) => {
    const { language, path } = withoutLanguage(`/${c.req.param('name').slice(0, -'.png'.length)}`)
    if (!offeredLanguages().includes(language)) return next()
    const svg = await inLanguage(language, () => draw(path.slice(1)))
    if (!svg) return next()

    const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 32)
    c.header('ETag', `"${digest}"`)
    c.header('Cache-Control', 'public, max-age=86400')
    // Made to be shown elsewhere: by messengers, networks and feed readers.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (c.req.header('If-None-Match')?.includes(`"${digest}"`)) return c.body(null, 304)

    return c.body(await once(digest, svg), 200, { 'Content-Type': 'image/png' })
  })

  async function draw(name: string): Promise<string | undefined> {
    const subject = await findSubject(name)
    if (!subject) return undefined

    // What draws takes 15 MB to load: only where something is to be drawn.
    const { drawShareSvg } = await import('./draw-share-picture.ts')
    const covers = COVERS.find((covers) => existsSync(join(covers, `${subject.cover}.svg`)))
    return covers ? drawShareSvg(subject, covers) : drawShareSvg({ ...subject, cover: 'wave' }, HAND_DRAWN)
  }

  /** Drawn once, however many ask for it at the same time. */
  function once(digest: string, svg: string) {
    const picture = underWay.get(digest) ?? readOrDraw(join(folder, `${digest}.png`), svg)
    underWay.set(digest, picture)
    return picture.finally(() => underWay.delete(digest))
  }

  async function readOrDraw(path: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept

    const { default: sharp } = await import('sharp')
    const drawn = new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer())
    // Renamed when whole: nobody reads half a picture.
    const part = `${path}.${randomUUID()}.part`
    await mkdir(folder, { recursive: true })
    await writeFile(part, drawn)
    await rename(part, path)
    return drawn
  }
}
