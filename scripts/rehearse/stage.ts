import { createHash, X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import { holdPort } from '../../tests/support/held-port.ts'
import { startMailSink } from '../../tests/support/mail-sink.ts'
import { makeCertificate } from '../../tests/support/make-certificate.ts'
import { newDatabase, startPostgres } from '../../tests/support/running-postgres.ts'
import { type RunningSite, startSite } from '../../tests/support/running-site.ts'
import { startS3 } from '../../tests/support/s3-server.ts'
import type { Rehearsal, SiteUnderTest } from '../../tests/support/site-under-test.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type Caddy, startCaddy } from './caddy.ts'
import { ALIAS, HOST, liveSettings, portOfHost } from './live-settings.ts'
import { type Places, startNameProxy } from './name-proxy.ts'

export interface Stage extends AsyncDisposable {
  site: SiteUnderTest & Required<Pick<SiteUnderTest, 'rehearsal'>>
  /** How many processes there are. */
  size: number
  /** Ends one of the processes as a deploy does, and starts it again, from the folder of another release where one is given. */
  restart: (place: number, release?: string) => Promise<void>
  places: Places
  /** What Caddy answered instead of the site, one line of its log each. */
  frontErrors: () => string[]
}

const PROCESSES = 2

/**
 * The site as in life: Caddy with deploy/'s file, TLS, two processes on ports that are held for
 * them as systemd does, PostgreSQL, a file store, a mail server.
 */
export async function startStage(caddy: string): Promise<Stage> {
  await using parts = new AsyncDisposableStack()
  const folder = temporaryFolder('rehearsal')
  parts.defer(() => folder.remove())
  const postgres = parts.use(await startPostgres({ isDurable: true }))
  const s3 = parts.use(await startS3())
  const mailDir = join(folder.path, 'mail')
  const mail = parts.use(await startMailSink(0, mailDir))
  const databaseUrl = await newDatabase(postgres.url)
  const certificate = makeCertificate(folder.path, [`DNS:${HOST}`, `DNS:*.${HOST}`])

  const settingsOf = (place: number) =>
    liveSettings({
      host: HOST,
      dataDir: join(folder.path, `process-${place}`),
      databaseUrl,
      smtpUrl: mail.url,
      s3Port: s3.port,
    })
  const ports = Array.from({ length: PROCESSES }, () => parts.use(holdPort()))
  const front = parts.use(
    await startCaddy(caddy, { host: HOST, alias: ALIAS, upstreams: ports.map(({ port }) => port), certificate }),
  )
  const places = placesOf(front)
  const proxy = parts.use(await startNameProxy(places))
  const start = (place: number, release?: string) => {
    const settings = settingsOf(place)
    const { sockets, handOver } = ports[place]!
    // A site asks for pages of its own by the name that visitors use.
    const env = { ...settings, ...wayThere({ proxy: proxy.url, certificate }) }
    return startSite(settings.DATA_DIR, env, handOver(release), { sockets })
  }
  const processes: RunningSite[] = []
  for (let place = 0; place < PROCESSES; place++) processes.push(await start(place))
  parts.defer(async () => void (await Promise.all(processes.map(({ end }) => end('SIGKILL')))))

  const whole = parts.move()

  return {
    site: {
      url: `https://${HOST}`,
      settings: settingsOf(0),
      mailDir,
      rehearsal: {
        proxy: proxy.url,
        trustedKey: keyOf(certificate.cert),
        certificate,
        postgresUrl: postgres.url,
        caddy,
      },
    },
    size: PROCESSES,
    places,
    frontErrors: front.errors,
    async restart(place, release) {
      await processes[place]!.end('SIGTERM')
      processes[place] = await start(place, release)
    },
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  }
}

/** What tells fetch() of Node where the names of a rehearsal lead, and whom to trust there. */
export function wayThere({ proxy, certificate }: Pick<Rehearsal, 'proxy' | 'certificate'>): Record<string, string> {
  return {
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: proxy,
    NO_PROXY: 'localhost,127.0.0.1',
    NODE_EXTRA_CA_CERTS: certificate.path,
  }
}

function placesOf({ httpPort, httpsPort }: Caddy): Places {
  return (host, port) => {
    if (host === HOST || host === ALIAS) return port === 443 ? httpsPort : port === 80 ? httpPort : undefined
    return port === 443 ? portOfHost(host) : undefined
  }
}

function keyOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
