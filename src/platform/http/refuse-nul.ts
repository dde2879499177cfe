import { createMiddleware } from 'hono/factory'
import { problem } from './problem.ts'

/** Nothing of ours has a NUL in its address, and PostgreSQL fails where it is asked for one. */
export const refuseNul = createMiddleware(async (c, next) =>
  c.req.url.includes('%00') ? problem(c, 404, 'There is nothing at this address.') : next(),
)
