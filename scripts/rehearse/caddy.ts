import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Certificate } from '../../tests/support/make-certificate.ts'
import { findFreePort } from '../../tests/support/running-postgres.ts'
import { whenListening } from '../../tests/support/when-listening.ts'
import { debianProgram } from '../debian-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export interface Caddy extends AsyncDisposable {
  httpPort: number
  httpsPort: number
  /** What it answered instead of the site, one line of its log each. */
  errors: () => string[]
}

export const NO_CADDY =
  'The rehearsal needs Caddy: there is none here, and Debian’s package caddy cannot be installed. Install one and try again.'

interface Front {
  host: string
  alias?: string
  /** Ports of this machine on which the site listens. */
  upstreams: number[]
  certificate: Pick<Certificate, 'path' | 'keyPath'>
  httpsPort?: number
}

/** Where Caddy is, installed from Debian's package where it is missing. */
export function caddyPath(): string | undefined {
  return debianProgram('caddy')
}

/** Caddy with the very file that deploy/ gives it, on two free ports instead of 80 and 443. */
export async function startCaddy(program: string, front: Front): Promise<Caddy> {
  const { host, alias, upstreams, certificate, httpsPort = await findFreePort() } = front
  const httpPort = await findFreePort()
  const folder = temporaryFolder('caddy')
  const child = spawn(program, ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder.path,
      SITE_HOST: host,
      ...(alias && { SITE_ALIAS: alias }),
      SITE_UPSTREAM: upstreams.map((port) => `127.0.0.1:${port}`).join(' '),
      SITE_TLS: `tls ${certificate.path} ${certificate.keyPath}`,
      SITE_HTTP_PORT: String(httpPort),
      SITE_HTTPS_PORT: String(httpsPort),
      CADDY_ADMIN: `unix/${join(folder.path, 'admin')}`,
    },
  })
  const said: string[] = []
  child.stderr.on('data', (lines: Buffer) => void said.push(String(lines)))
  const gone = once(child, 'exit')
  const isThere = await Promise.race([whenListening(httpsPort).then(() => true), gone.then(() => false)])
  if (!isThere) throw new Error(`Caddy does not start with deploy/Caddyfile:\n${said.join('')}`)

  return {
    httpPort,
    httpsPort,
    errors: () =>
      said
        .join('')
        .split('\n')
        .filter((line) => /"status":50\d/.test(line)),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await gone
      folder.remove()
    },
  }
}
