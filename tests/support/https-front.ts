import { createServer as createHttp, request } from 'node:http'
import { createServer } from 'node:https'
import { listenHere } from './listen-here.ts'
import type { Certificate } from './make-certificate.ts'

interface HttpsFront extends AsyncDisposable {
  /** What http:// and https:// are on this machine. */
  httpPort: number
  httpsPort: number
}

/** What Caddy is in front of the site (deploy/Caddyfile): https, and http that leads there. It adds no header of its own. */
export async function startHttpsFront(siteUrl: string, host: string, { key, cert }: Certificate): Promise<HttpsFront> {
  const { hostname, port } = new URL(siteUrl)
  const secure = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  const plain = createHttp(
    ({ url }, outgoing) => void outgoing.writeHead(308, { Location: `https://${host}${url}` }).end(),
  )

  const servers = new AsyncDisposableStack()
  const [https, http] = [servers.use(await listenHere(secure)), servers.use(await listenHere(plain))]
  return { httpsPort: https.port, httpPort: http.port, [Symbol.asyncDispose]: () => servers.disposeAsync() }
}
