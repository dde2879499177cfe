import { createMiddleware } from 'hono/factory'
import { problem } from './problem.ts'
import { httpCopy } from './words.en.ts'

/** Nothing of ours has a NUL in its address, and PostgreSQL fails where it is asked for one. */
export const refuseNul = createMiddleware(async (c, next) =>
  c.req.url.includes('%00') ? problem(c, 404, httpCopy.nothingHere) : next(),
)
