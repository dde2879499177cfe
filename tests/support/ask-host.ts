import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** What a server on this machine answers to a Host of our choosing, which fetch() does not let one choose. */
export async function askHost(port: number, path: string, { method = 'GET', headers = {}, body }: Asked) {
  const asked = request({ host: '127.0.0.1', port, path, method, headers }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
