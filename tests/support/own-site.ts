import { join } from 'node:path'
import { startCaddy } from '../../scripts/rehearse/caddy.ts'
import { liveSettings, ownHost } from '../../scripts/rehearse/live-settings.ts'
import { startMailSink } from './mail-sink.ts'
import { findFreePort, newDatabase } from './running-postgres.ts'
import { startSite } from './running-site.ts'
import { SITE_UNDER_TEST, type SiteUnderTest } from './site-under-test.ts'

export interface OwnSite extends Pick<SiteUnderTest, 'url' | 'settings'>, AsyncDisposable {
  /** Kills it, as a power cut does, and starts it again on what it had and where it was. */
  startAnew: (meanwhile?: () => Promise<void>) => Promise<void>
}

/** A site with settings of its own, for one test; in a rehearsal behind Caddy and on a database of its own. `cwd`: of another build. */
export async function startOwnSite(
  dataDir: string,
  settings: Record<string, string>,
  { cwd }: { cwd?: string } = {},
): Promise<OwnSite> {
  const { rehearsal } = SITE_UNDER_TEST
  await using parts = new AsyncDisposableStack()
  const port = await findFreePort()
  const httpsPort = await findFreePort()
  const live = rehearsal && {
    ...liveSettings({
      host: ownHost(httpsPort),
      dataDir,
      databaseUrl: await newDatabase(rehearsal.postgresUrl),
      smtpUrl: parts.use(await startMailSink(0, join(dataDir, 'mail'))).url,
    }),
  }
  const told = { ...live, ...settings, PORT: String(port) }
  const start = () => startSite(dataDir, told, [], cwd ? { cwd } : {})
  let site = parts.use(await start())
  if (rehearsal)
    parts.use(
      await startCaddy(rehearsal.caddy, { ...rehearsal, host: ownHost(httpsPort), upstreams: [port], httpsPort }),
    )

  const url = live ? live.SITE_URL : site.url
  const whole = parts.move()
  return {
    url,
    settings: { DATA_DIR: dataDir, SITE_URL: url, ...live, ...settings },
    async startAnew(meanwhile) {
      await site.end('SIGKILL')
      await meanwhile?.()
      site = whole.use(await start())
    },
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  }
}
