import { z } from 'zod'
import { isNetworkList } from './client-address.ts'
import { OperatorError } from './operator-error.ts'

const address = z.url({ protocol: /^https?$/ })
const mailbox = z.email()
/** An address with a host, by one of these protocols; `example` says how. */
const server = (protocol: RegExp, example: string, path = /^/) =>
  z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && protocol.test(url.protocol) && url.hostname !== '' && path.test(url.pathname)
  }, `Give it as ${example}`)
const months = z.coerce.number().int().min(1).max(1200)
const count = (standard: number) => z.coerce.number().int().min(1).default(standard)

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where visitors reach the site. An https address makes this a production site. */
  SITE_URL: address.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'Give it as postgres://USER:PASSWORD@host:5432/database' })
    .optional(),
  /** s3://KEY:SECRET@host:port/bucket?region=…&tls=off, or the same with https: where files are kept; else DATA_DIR. */
  S3_URL: server(/^(s3|https?):$/, 's3://KEY:SECRET@host/bucket', /^\/[^/]+\/?$/).optional(),
  /** Where backups go, and a copy of the embedded database that follows it: a folder on another disk. */
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP_DAYS: count(30),
  /** How old that copy may become, before the time that it takes. */
  BACKUP_EVERY_SECONDS: z.coerce.number().int().min(1).max(50).default(20),
  /** tcp://host:port of a ClamAV daemon that looks at what visitors upload. */
  CLAMD_URL: server(/^tcp:$/, 'tcp://host:3310').optional(),
  SMTP_URL: server(/^smtps?:$/, 'smtp://USER:PASSWORD@host:587 or smtps://USER:PASSWORD@host:465').optional(),
  MAIL_FROM: mailbox.default('no-reply@example.com'),
  SALES_EMAIL: mailbox.default('sales@example.com'),
  SUPPORT_EMAIL: mailbox.default('support@example.com'),
  HR_EMAIL: mailbox.default('hr@example.com'),
  /** Who runs the site: mailed when a backup fails, named in security.txt. Else SUPPORT_EMAIL. */
  OPERATOR_EMAIL: mailbox.optional(),
  /** Strict-Transport-Security of an https site; RFC 6797. `max-age=0` takes it back. */
  HSTS: z
    .string()
    .regex(
      /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/,
      'Give it as max-age=63072000; includeSubDomains; preload',
    )
    .default('max-age=63072000'),
  /** Lets /metrics be read from elsewhere than this machine, as a bearer token. */
  METRICS_TOKEN: z.string().min(16).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  /** Addresses or CIDR blocks, comma-separated, whose X-Forwarded-For we believe. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine(isNetworkList, 'Give addresses or CIDR blocks, comma-separated, such as 10.0.0.0/8, 2001:db8::/32'),
  HUMAN_CHECK: z.enum(['altcha', 'recaptcha']).default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /** Where reCAPTCHA tokens are verified; another address only for tests. */
  RECAPTCHA_VERIFY_URL: address.default('https://www.google.com/recaptcha/api/siteverify'),
  /** Each new lead is posted here, signed with the secret; https only. */
  WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  WEBHOOK_SECRET: z.string().min(32).optional(),
  /** Per client address; writes and uploads per form besides. */
  LIMIT_WRITES_PER_MINUTE: count(10),
  LIMIT_WRITES_PER_HOUR: count(60),
  LIMIT_UPLOADS_PER_10_MINUTES: count(5),
  LIMIT_CHALLENGES_PER_MINUTE: count(30),
  LIMIT_READS_PER_MINUTE: count(300),
  /** Tries to sign in to the desk: per client address, and per account whoever tries. */
  LIMIT_SIGN_INS_PER_3_MINUTES: count(10),
  LIMIT_SIGN_INS_PER_ACCOUNT: count(5),
  /** Sign-ups without script, which come without the usual human check. */
  LIMIT_PLAIN_SIGNUPS_PER_HOUR: count(3),
  /** A newsletter address that nobody confirmed is forgotten after this time. */
  UNCONFIRMED_DAYS: count(30),
  CHAT_WIDGET_URL: address.optional(),
  /** The public id that the outside widget's script asks for. */
  CHAT_WIDGET_ID: z.string().max(200).optional(),
  /** Chat completions as OpenAI's API has them: it words answers from passages that were found. */
  ASSISTANT_LLM_URL: address.optional(),
  ASSISTANT_LLM_KEY: z.string().optional(),
  ASSISTANT_LLM_MODEL: z.string().default('default'),
  CALCULATOR_URL: address.optional(),
  MAP_EMBED_URL: address.optional(),
  PAYMENT_URL: address.optional(),
  CLIMATE_YODHA_URL: address.optional(),
  KVAH_REGULATIONS_URL: address.optional(),
  /** A desk session ends after so long without a request, and in any case so long after signing in. */
  DESK_IDLE_MINUTES: count(60),
  DESK_SESSION_HOURS: count(12),
  RETENTION_APPLICATIONS_MONTHS: months.default(12),
  RETENTION_LEADS_MONTHS: months.default(36),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional(),
  /** Addresses of the client films, comma-separated, in the order of src/content/samples/client-films.ts. */
  VIDEO_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(address))
    .default([]),
  /** The meter-reading demo; by default our own, on /utilities. */
  DEMO_URL: address.optional(),
  SMART_HOME_PLAY_URL: address.optional(),
  SMART_HOME_APP_STORE_URL: address.optional(),
  SERVICES_PLAY_URL: address.optional(),
  SERVICES_APP_STORE_URL: address.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The names of all settings. */
export const SETTINGS = Object.keys(schema.shape)

export type Env = z.output<typeof schema> & { SITE_URL: string }

const REQUIRED_IN_PRODUCTION = ['SMTP_URL', 'SESSION_SECRET'] as const

/**
 * Every setting, read once at the start. A clone runs with none; a production
 * site (an https SITE_URL) refuses to guess and names what is missing.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new OperatorError(`These settings cannot be used:\n${z.prettifyError(parsed.error)}`)

  const { SITE_URL = `http://localhost:${parsed.data.PORT}`, ...rest } = parsed.data
  const env = { ...rest, SITE_URL: new URL(SITE_URL).origin }
  const missing = missingSettings(env)
  if (missing.length > 0) throw new OperatorError(`Set these before starting: ${missing.join(', ')}`)

  return env
}

function missingSettings(env: Env): string[] {
  const required: (keyof Env)[] = [
    ...(isProduction(env) ? REQUIRED_IN_PRODUCTION : []),
    ...(env.HUMAN_CHECK === 'recaptcha' ? (['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const) : []),
    ...(env.WEBHOOK_URL ? (['WEBHOOK_SECRET'] as const) : []),
  ]

  return required.filter((name) => !env[name])
}

export function isProduction(env: Pick<Env, 'SITE_URL'>): boolean {
  return env.SITE_URL.startsWith('https://')
}
