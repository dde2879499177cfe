import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const mailbox = z.email()
const months = z.coerce.number().int().min(1).max(1200)

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where visitors reach the site. An https address makes this a production site. */
  SITE_URL: address.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** s3://KEY:SECRET@host:port/bucket?region=…&tls=off, or the same with https: where files are kept; else DATA_DIR. */
  S3_URL: z.url({ protocol: /^(s3|https?)$/ }).optional(),
  /** tcp://host:port of a ClamAV daemon that looks at what visitors upload. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailbox.default('no-reply@example.com'),
  SALES_EMAIL: mailbox.default('sales@example.com'),
  SUPPORT_EMAIL: mailbox.default('support@example.com'),
  HR_EMAIL: mailbox.default('hr@example.com'),
  SESSION_SECRET: z.string().min(32).optional(),
  /** Addresses or CIDR blocks, comma-separated, whose X-Forwarded-For we believe. */
  TRUSTED_PROXIES: z.string().default(''),
  HUMAN_CHECK: z.enum(['altcha', 'recaptcha']).default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
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
  ANALYTICS_ID: z.string().optional(),
  RETENTION_APPLICATIONS_MONTHS: months.default(12),
  RETENTION_LEADS_MONTHS: months.default(36),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Env = z.output<typeof schema> & { SITE_URL: string }

const REQUIRED_IN_PRODUCTION = ['SMTP_URL', 'SESSION_SECRET'] as const

/**
 * Every setting, read once at the start. A clone runs with none; a production
 * site (an https SITE_URL) refuses to guess and names what is missing.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error(`These settings cannot be used:\n${z.prettifyError(parsed.error)}`)

  const { SITE_URL = `http://localhost:${parsed.data.PORT}`, ...rest } = parsed.data
  const env = { ...rest, SITE_URL: new URL(SITE_URL).origin }
  const missing = missingSettings(env)
  if (missing.length > 0) throw new Error(`Set these before starting: ${missing.join(', ')}`)

  return env
}

function missingSettings(env: Env): string[] {
  const required: (keyof Env)[] = [
    ...(isProduction(env) ? REQUIRED_IN_PRODUCTION : []),
    ...(env.HUMAN_CHECK === 'recaptcha' ? (['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const) : []),
  ]

  return required.filter((name) => !env[name])
}

export function isProduction(env: Pick<Env, 'SITE_URL'>): boolean {
  return env.SITE_URL.startsWith('https://')
}
