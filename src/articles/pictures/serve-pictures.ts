import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { readCutAddress } from '#company/registers/picture-cuts.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { cutKey } from './keep-cuts.ts'
import { keepMailPicture, readMailPictureAddress } from './mail-picture.ts'
import { readPictureAddress, widthsOf } from './picture-address.ts'
import { pictureKey } from './picture-files.ts'
import { findPicture } from './picture-queries.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** /media/HASH-WIDTH.FORMAT: the pictures of the library; with a ratio and a point, cuts of them. What lies under an address never changes. */
export function servePictures({ db, files, env }: Pick<Services, 'db' | 'files' | 'env'>) {
  return new Hono<RequestState>().get('/:name', async (c, next) => {
    const found = await find(`/media/${c.req.param('name')}`)
    if (!found) return next()

    c.header('Content-Type', `image/${found.format}`)
    c.header('Cache-Control', FOR_EVER)
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    // Made to be shown elsewhere too: by feed readers.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (c.req.method === 'HEAD') return c.body(null)

    const content = await files.open(found.key)
    return c.body(Readable.toWeb(content) as ReadableStream)
  })

  async function find(address: string) {
    const asked = readPictureAddress(address)
    const picture = asked && (await findPicture(db, asked.hash))
    if (asked && picture && widthsOf(picture.width).includes(asked.width))
      return { format: asked.format, key: pictureKey(asked) }

    const inMail = readMailPictureAddress(address)
    const mailed = inMail && (await findPicture(db, inMail))
    if (mailed) return { format: 'jpeg', key: await keepMailPicture(mailed, { files, env }) }

    // Cuts are made as an entry is published: nobody can have one made by asking for it.
    const { cut, format } = readCutAddress(address) ?? {}
    if (!cut || !format) return undefined
    const key = cutKey(cut, format)
    return (await files.has(key)) ? { format, key } : undefined
  }
}
