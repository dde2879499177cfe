import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface NameProxy extends AsyncDisposable {
  url: string
}

/** The port of this machine that stands for a port of a host; undefined where there is no such host. */
export type Places = (host: string, port: number) => number | undefined

/**
 * The name server and the network of a rehearsal: a proxy for browsers and fetch(), through which a made-up name leads to
 * a port of this machine, and nothing leads anywhere else. TLS goes through it untouched. Visitors come from the address
 * given, one of 127.0.0.0/8; without it each connection comes from another one, as a phone's on the road does.
 */
export async function startNameProxy(places: Places, address?: string): Promise<NameProxy> {
  const server = createServer(relay).on('connect', tunnel).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }

  function tunnel({ url = '' }: IncomingMessage, visitor: Socket, head: Buffer) {
    const { hostname, port } = new URL(`https://${url}`)
    const place = places(hostname, Number(port || 443))
    if (!place) return void visitor.end('HTTP/1.1 502 No such host\r\n\r\n')

    const site = connect({ port: place, host: '127.0.0.1', localAddress: address ?? anyAddress() }, () => {
      visitor.write('HTTP/1.1 200 Connected\r\n\r\n')
      site.write(head)
      site.pipe(visitor).pipe(site)
    })
    for (const [one, other] of [
      [site, visitor],
      [visitor, site],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  }

  /** Without TLS: what leads to https. */
  function relay({ url = '', method, headers }: IncomingMessage, response: ServerResponse) {
    const target = URL.parse(url)
    const place = target && places(target.hostname, Number(target.port || 80))
    if (!place) return void response.writeHead(502).end()

    const path = target.pathname + target.search
    request({ port: place, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
      .on('error', () => response.destroy())
      .end()
  }
}

function anyAddress(): string {
  return `127.0.${1 + Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`
}
