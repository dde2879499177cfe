import { join } from 'node:path'
import { startCaddy } from '../../scripts/rehearse/caddy.ts'
import { liveSettings, ownHost } from '../../scripts/rehearse/live-settings.ts'
import { startMailSink } from './mail-sink.ts'
import { findFreePort, newDatabase } from './running-postgres.ts'
import { startSite } from './running-site.ts'
import { SITE_UNDER_TEST, type SiteUnderTest } from './site-under-test.ts'

export type OwnSite = Pick<SiteUnderTest, 'url' | 'settings'> & AsyncDisposable

/** A site with settings of its own, for one test; in a rehearsal behind Caddy and on a database of its own. */
export async function startOwnSite(dataDir: string, settings: Record<string, string>): Promise<OwnSite> {
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
    PORT: String(port),
  }
  const site = parts.use(await startSite(dataDir, { ...live, ...settings }))
  if (rehearsal)
    parts.use(
      await startCaddy(rehearsal.caddy, { ...rehearsal, host: ownHost(httpsPort), upstreams: [port], httpsPort }),
    )

  const url = live ? live.SITE_URL : site.url
  const whole = parts.move()
  return {
    url,
    settings: { DATA_DIR: dataDir, SITE_URL: url, ...live, ...settings },
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  }
}
