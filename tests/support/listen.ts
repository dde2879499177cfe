import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#platform/services.ts'
import { apiOf } from './api.ts'
import { listenHere } from './listen-here.ts'

/** The API behind a real server on this machine, for tests about what travels on the wire. */
export function listen(services: Services) {
  return listenHere(createServer(getRequestListener(apiOf(services).fetch)))
}
