import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { readPictureAddress, widthsOf } from './picture-address.ts'
import { pictureKey } from './picture-files.ts'
import { findPicture } from './picture-queries.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** /media/HASH-WIDTH.FORMAT: the pictures of posts. What lies under an address never changes. */
export function servePictures({ db, files }: Pick<Services, 'db' | 'files'>) {
  return new Hono<RequestState>().get('/:name', async (c, next) => {
    const asked = readPictureAddress(`/media/${c.req.param('name')}`)
    const picture = asked && (await findPicture(db, asked.hash))
    if (!picture || !widthsOf(picture.width).includes(asked.width)) return next()

    c.header('Content-Type', `image/${asked.format}`)
    c.header('Cache-Control', FOR_EVER)
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    // Made to be shown elsewhere too: by feed readers.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (c.req.method === 'HEAD') return c.body(null)

    const content = await files.open(pictureKey(asked))
    return c.body(Readable.toWeb(content) as ReadableStream)
  })
}
