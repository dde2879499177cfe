import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { s3UrlAt } from '../../tests/support/s3-server.ts'

export const HOST = 'coral.example'
export const ALIAS = `www.${HOST}`

/** Of a site that Caddy serves on another port of this machine than the one of the stage. */
export function ownHost(httpsPort: number): string {
  return `port-${httpsPort}.${HOST}`
}

/** The other way round; undefined where it is no such host. */
export function portOfHost(host: string): number | undefined {
  const port = Number(/^port-(\d+)\./.exec(host)?.[1])
  return port && host === ownHost(port) ? port : undefined
}

interface Parts {
  /** Of the site, as visitors know it. */
  host: string
  dataDir: string
  databaseUrl: string
  smtpUrl: string
  s3Port?: number
}

/** Those of deploy/site.env.example, filled in as a person would, with the database and store of several processes. */
export function liveSettings({ host, dataDir, databaseUrl, smtpUrl, s3Port }: Parts) {
  return {
    ...(parseEnv(readFileSync('deploy/site.env.example', 'utf8')) as Record<string, string>),
    NODE_ENV: 'production',
    SITE_URL: `https://${host}`,
    SESSION_SECRET: 'a secret of the rehearsal, the same in all processes',
    DATA_DIR: dataDir,
    BACKUP_DIR: `${dataDir}/backups`,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    ...(s3Port && { S3_URL: s3UrlAt(s3Port) }),
  }
}
