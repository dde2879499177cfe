/** The site that browser tests visit. */
export interface SiteUnderTest {
  url: string
  /** What its commands are told to work on its data. */
  settings: { DATA_DIR: string } & Record<string, string>
  /** Where its mails lie, one file each. */
  mailDir: string
  rehearsal?: Rehearsal
}

/** What it takes to reach a site that runs as in life (scripts/rehearse.ts). */
export interface Rehearsal {
  /** Knows the site's name and leads there. */
  proxy: string
  /** SHA-256 of the public key in the certificate, base64: what the browser is to trust. */
  trustedKey: string
  certificate: { path: string; keyPath: string }
  /** Of the PostgreSQL server, without a database's name. */
  postgresUrl: string
  caddy: string
}

/** TEST_PORT lets two runs stand side by side. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 4173)

export const SITE_UNDER_TEST: SiteUnderTest = process.env.SITE_UNDER_TEST
  ? JSON.parse(process.env.SITE_UNDER_TEST)
  : onThisMachine(`http://localhost:${TEST_PORT}`, 'test-results/data')

/** What a browser is told to trust the site's certificate, beside the proxy that leads there. */
export const TRUST = SITE_UNDER_TEST.rehearsal
  ? [`--ignore-certificate-errors-spki-list=${SITE_UNDER_TEST.rehearsal.trustedKey}`]
  : []

/** How a browser gets to the site; undefined where the name alone leads there. */
export const WAY_THERE = SITE_UNDER_TEST.rehearsal && {
  server: SITE_UNDER_TEST.rehearsal.proxy,
  bypass: 'localhost,127.0.0.1',
}

function onThisMachine(url: string, DATA_DIR: string): SiteUnderTest {
  return { url, settings: { DATA_DIR, SITE_URL: url }, mailDir: `${DATA_DIR}/mail` }
}
