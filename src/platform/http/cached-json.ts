import type { Context } from 'hono'
import { currentLanguage } from '#platform/text/language.ts'
import { type AnswerCacheOptions, createAnswerCache } from './answer-cache.ts'
import { compressText, type StoredText } from './compress-text.ts'
import { serveStored } from './serve-stored.ts'

interface CachedJsonOptions extends AnswerCacheOptions {
  /** For browsers and caches on the way. */
  cacheControl: string
}

export interface CachedJson {
  /** Sends what is kept under this name, else what `find` finds; undefined where that is nothing. */
  serve: <Found extends object | undefined>(
    c: Context,
    name: string,
    find: () => Promise<Found>,
  ) => Promise<Response | Extract<Found, undefined>>
}

/** Answers of the API that are the same for everybody: looked up, written and compressed once until something changes. */
export function cachedJson({ cacheControl, ...options }: CachedJsonOptions): CachedJson {
  const cache = createAnswerCache<StoredText>(options)

  return {
    async serve<Found>(c: Context, name: string, find: () => Promise<Found>) {
      const answer = await cache.find(`${currentLanguage()} ${name}`, async () => {
        const found = await find()
        return found && compressText(JSON.stringify(found))
      })
      if (!answer) return undefined as Extract<Found, undefined>

      c.header('Cache-Control', cacheControl)
      return serveStored(c, answer, 'application/json')
    },
  }
}
