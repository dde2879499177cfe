import { Readable } from 'node:stream'
import { createBrotliDecompress } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { getMimeType } from 'hono/utils/mime'
import type { Services } from '#platform/services.ts'
import { codingOf, keyOf } from './keep-build.ts'

const PLACE = '/assets/'
/** As for the files of the build that runs: a name stands for one content for ever. */
export const YEAR = 'public, max-age=31536000, immutable'

/** Answers for files of builds that are no longer on the disk, or not yet: a page may come from another process. */
export function oldFiles(services: Services): MiddlewareHandler {
  return async (c, next) => {
    const name = c.req.path.slice(PLACE.length)
    const isKept = (await isNamed(name, services)) && (await services.files.has(keyOf(name)))
    return isKept ? send(c, name, services) : next()
  }
}

async function isNamed(name: string, { db }: Services): Promise<boolean> {
  if (!/^[\w.-]+(\/[\w.-]+)?$/.test(name)) return false
  const builds = await db.selectFrom('builds').select('files').execute()
  return builds.some(({ files }) => files.includes(JSON.stringify(name)))
}

async function send(c: Context, name: string, { files }: Services): Promise<Response> {
  const coding = codingOf(name)
  const isPlain = !coding || !takes(c, coding)
  const kept = await files.open(keyOf(name))
  const body = coding && isPlain ? kept.pipe(createBrotliDecompress()) : kept

  c.header('Content-Type', getMimeType(name) ?? 'application/octet-stream')
  c.header('Cache-Control', YEAR)
  if (coding) c.header('Vary', 'Accept-Encoding')
  if (coding && !isPlain) c.header('Content-Encoding', coding)
  return c.body(Readable.toWeb(body) as ReadableStream)
}

function takes(c: Context, coding: string): boolean {
  const answer = accepts(c, {
    header: 'Accept-Encoding',
    supports: [coding],
    default: '',
    match: (taken) => (taken.some(({ type, q }) => type === coding && q > 0) ? coding : ''),
  })
  return answer === coding
}
