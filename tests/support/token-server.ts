import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface TokenServer extends AsyncDisposable {
  /** Where a program asks for access tokens (RFC 6749, 3.2). */
  tokenUrl: string
  /** Where a mail server asks whose one is; the token follows. */
  tokenInfo: string
  /** What was asked, in order. */
  asked: Record<string, string>[]
  /** From now on these are refused: access tokens that were given before. */
  revoke: () => void
  /** From now on none is given, for this reason; without one, they are again. */
  refuse: (error?: string) => void
}

/** The sign-in service of a mail provider, which is nobody of ours: it gives `user` to whoever knows the client's secret. */
export async function startTokenServer(user: string, secret: string): Promise<TokenServer> {
  const asked: Record<string, string>[] = []
  let given = new Set<string>()
  let error: string | undefined
  let count = 0

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    }
    if (url.pathname === '/tokeninfo') {
      const token = url.searchParams.get('access_token') ?? ''
      return given.has(token) ? answer(200, { username: user, expires_in: 3_600 }) : answer(401, { error: 'invalid' })
    }
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    asked.push(form)
    if (error || form.client_secret !== secret)
      return answer(400, { error: error ?? 'invalid_client', error_description: 'Ask an administrator.\nTrace: 1' })
    count += 1
    given.add(`access-${count}`)
    answer(200, { access_token: `access-${count}`, token_type: 'Bearer', expires_in: 3_600 })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    tokenUrl: `${address}/token`,
    tokenInfo: `${address}/tokeninfo?access_token=`,
    asked,
    revoke() {
      given = new Set()
    },
    refuse(because) {
      error = because
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
