import { z } from 'zod'
import { isNetworkList } from './http/client-address.ts'
import { OperatorError } from './operation/operator-error.ts'
import { FIRST_LANGUAGE, isLanguage, type Language, USUAL_LANGUAGES } from './text/language.ts'

// `format` is how a value is written, for the table in README.md, where the type and its limits do not say it.
const address = z.url({ protocol: /^https?$/ }).meta({ format: '`https://…` or `http://…`' })
const mailbox = z.email()
/** An address with a host, by one of these protocols; `example` says how. */
const server = (protocol: RegExp, example: string, path = /^/) =>
  z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && protocol.test(url.protocol) && url.hostname !== '' && path.test(url.pathname)
  }, `Give it as ${example}`)
const months = z.coerce.number().int().min(1).max(1200)
const count = (standard: number) => z.coerce.number().int().min(1).default(standard)
/** Staff keep it in one of their lists once that is first written. */
const readOnce = (list: string, unset: string, description: string) =>
  address.optional().meta({ unset, description: `${description} Read once, into the desk’s list ${list}.` })

// The sentence after each setting, its type and its default are README.md's table of settings (npm run fix writes it).
// `unset` says what holds without the setting, where no default here says it.
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('The port on which the server listens.'),
  HOST: z.string().default('0.0.0.0').describe('The address of this machine on which the server listens.'),
  SITE_URL: address.optional().meta({
    unset: '`http://localhost:PORT`',
    description:
      'Where visitors reach the site: links, mails, accepted origins. An https address makes it a production site.',
  }),
  SITE_LANGUAGES: z
    .string()
    .transform((list) => [...new Set([FIRST_LANGUAGE, ...list.split(/[\s,]+/).filter(Boolean)])])
    .refine((names) => names.every(isLanguage), 'Give languages that the site knows, comma-separated: en, hi, te')
    .transform((names) => names as Language[])
    .default([...USUAL_LANGUAGES])
    .meta({
      format: '`en`, `hi`, `te`, comma-separated',
      unset: '`en,hi,te`',
      description:
        'The languages in which visitors get the site: Hindi below /hi, Telugu below /te. The build must have been told at least these: it makes the scripts of each.',
    }),
  DATA_DIR: z.string().default('./data').describe('The folder for the embedded database, mails and files.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'Give it as postgres://USER:PASSWORD@host:5432/database' })
    .optional()
    .meta({
      format: '`postgres://USER:PASSWORD@host/database`',
      description: 'A PostgreSQL database instead of the embedded one; in UTF-8, with a UTF-8 locale.',
    }),
  S3_URL: server(/^(s3|https?):$/, 's3://KEY:SECRET@host/bucket', /^\/[^/]+\/?$/)
    .optional()
    .meta({
      format: '`s3://KEY:SECRET@host:port/bucket?region=…&tls=off`, or the same with https',
      description: 'A store that speaks S3, for files, instead of `DATA_DIR`.',
    }),
  BACKUP_DIR: z.string().optional().meta({
    unset: '`DATA_DIR/backups`',
    description: 'The folder for backups. Give one on another disk: then a copy of the embedded database follows too.',
  }),
  BACKUP_KEEP_DAYS: count(30).describe('How many days a backup is kept.'),
  BACKUP_EVERY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(20)
    .describe('How old that copy may become, in seconds, before the time that it takes.'),
  CLAMD_URL: server(/^tcp:$/, 'tcp://host:3310')
    .optional()
    .meta({ format: '`tcp://host:port`', description: 'A ClamAV daemon that looks at what visitors upload.' }),
  SMTP_URL: server(/^smtps?:$/, 'smtp://USER:PASSWORD@host:587 or smtps://USER:PASSWORD@host:465')
    .optional()
    .meta({
      format: '`smtp://USER:PASSWORD@host:port` or `smtps://…`',
      unset: 'each mail is a file in `DATA_DIR`',
      description: 'The server that sends our mail. A production site needs it.',
    }),
  MAIL_FROM: mailbox.default('no-reply@example.com').describe('The sender of our mails.'),
  // A plus and a token of 48 letters follow, and no more than 64 stand before the @ (RFC 5321, 4.5.3.1.1).
  REPLY_ADDRESS: mailbox
    .refine((text) => text.indexOf('@') <= 15, 'At most 15 letters before the @')
    .optional()
    .meta({
      format: 'mail address, at most 15 letters before the @',
      unset: 'the mailbox of the people who answer',
      description:
        'Where visitors answer what we write to them. Its server has to take plus addresses (`reply+token@…`), which say which lead is meant.',
    }),
  MAILBOXES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(server(/^imaps?:$/, 'imaps://USER:PASSWORD@host:993')))
    .default([])
    .meta({
      format:
        '`imaps://USER:PASSWORD@host:port`, with `?auth=oauth` where access tokens open it; several with commas between them',
      unset: 'none is read',
      description:
        'Mailboxes in which answers of visitors arrive, and from which staff answer: INBOX and the Sent folder are read, nothing in them is changed.',
    }),
  MAIL_TOKEN_URL: address
    .optional()
    .describe(
      'Where access tokens come from, for mailboxes with `?auth=oauth` (Google, Microsoft 365): see the runbook.',
    ),
  MAIL_CLIENT_ID: z.string().optional().describe('The id under which the site is known there.'),
  MAIL_CLIENT_SECRET: z.string().optional().describe('The secret that goes with it.'),
  MAIL_SCOPE: z.string().optional().describe('What the tokens are for; Microsoft 365 asks for it.'),
  MAIL_UNMATCHED: z
    .enum(['wait', 'enquiry'])
    .default('wait')
    .describe(
      'What becomes of a letter in them that belongs to no lead: it waits for staff, or is an enquiry at once.',
    ),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]{1,63}$/)
    .optional()
    .describe('The name of the key with which the mail server signs (DKIM), so that the desk can look it up.'),
  EDITION_MAILS_PER_SECOND: count(50).describe('How many mails of a newsletter go out in a second, at most.'),
  EDITION_MAILS_PER_SECOND_PER_DOMAIN: count(20).describe('The same to addresses of one domain.'),
  EDITION_APPROVAL: z
    .enum(['one', 'two'])
    .default('one')
    .describe('`two`: a newsletter is sent by an admin who was not the last to write on it.'),
  SALES_EMAIL: mailbox.default('sales@example.com').describe('Who hears of enquiries and audit requests.'),
  SUPPORT_EMAIL: mailbox.default('support@example.com').describe('Who hears of enquiries that ask for support.'),
  HR_EMAIL: mailbox.default('hr@example.com').describe('Who hears of applications.'),
  OPERATOR_EMAIL: mailbox.optional().meta({
    unset: '`SUPPORT_EMAIL`',
    description: 'Who runs the site: mailed when a backup fails, named in security.txt.',
  }),
  HSTS: z
    .string()
    .regex(
      /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/,
      'Give it as max-age=63072000; includeSubDomains; preload',
    )
    .default('max-age=63072000')
    .meta({
      format: '`max-age=…`, with `; includeSubDomains` and `; preload` where every host of the domain has https',
      description: 'Strict-Transport-Security of an https site. `max-age=0` takes it back.',
    }),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Lets /metrics be read from elsewhere than this machine, as a bearer token.'),
  SESSION_SECRET: z.string().min(32).optional().meta({
    unset: 'made, and kept in the database',
    description: 'Signs what must not be forged. A production site needs it.',
  }),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine(isNetworkList, 'Give addresses or CIDR blocks, comma-separated, such as 10.0.0.0/8, 2001:db8::/32')
    .meta({
      format: 'addresses or CIDR blocks, comma-separated',
      description: 'Proxies whose `X-Forwarded-For` is believed.',
    }),
  HUMAN_CHECK: z
    .enum(['altcha', 'recaptcha'])
    .default('altcha')
    .describe('Who checks that people sign up to the newsletter: our own check, or Google.'),
  RECAPTCHA_SITE_KEY: z.string().optional().describe('The public key for reCAPTCHA, which needs it.'),
  RECAPTCHA_SECRET: z.string().optional().describe('The secret key for reCAPTCHA, which needs it.'),
  RECAPTCHA_VERIFY_URL: address
    .default('https://www.google.com/recaptcha/api/siteverify')
    .describe('Where reCAPTCHA tokens are verified; another address only for tests.'),
  WEBHOOK_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({ format: '`https://…`', description: 'Each new lead is posted there, signed.' }),
  WEBHOOK_SECRET: z.string().min(32).optional().describe('Signs those posts, which need it.'),
  LIMIT_WRITES_PER_MINUTE: count(10).describe('How many forms of a kind one address may send in a minute.'),
  LIMIT_WRITES_PER_HOUR: count(60).describe('The same in an hour.'),
  LIMIT_UPLOADS_PER_10_MINUTES: count(5).describe('How many forms with a file one address may send in ten minutes.'),
  LIMIT_CHALLENGES_PER_MINUTE: count(30).describe('How many human checks one address may begin in a minute.'),
  LIMIT_READS_PER_MINUTE: count(300).describe('How much one address may read from the API in a minute.'),
  LIMIT_PAGES_PER_MINUTE: count(1200).describe('How many pages one address gets in a minute.'),
  LIMIT_WORDINGS_PER_10_MINUTES: count(10).describe(
    'How many answers of the assistant the model words for one address in ten minutes; over it the assistant answers by itself.',
  ),
  LIMIT_WORDINGS_PER_HOUR_IN_ALL: count(300).describe('The same for everybody together, in an hour.'),
  LIMIT_SIGN_INS_PER_3_MINUTES: count(10).describe(
    'How many wrong tries to sign in one address has in three minutes; after them each costs a proof of work, never a refusal.',
  ),
  LIMIT_SIGN_INS_PER_ACCOUNT: count(5).describe(
    'The same for one account in an hour, by browsers that never signed in to it. So many wrong current passwords end a session.',
  ),
  LIMIT_SIGN_INS_PER_BROWSER: count(10).describe(
    'The same in an hour for a browser that has signed in to the account.',
  ),
  LIMIT_PLAIN_SIGN_INS_PER_HOUR: count(10).describe(
    'Instead of that proof, half a minute of waiting for browsers without scripts: so often for one address; six times as often for one account.',
  ),
  LIMIT_PLAIN_SIGNUPS_PER_HOUR: count(3).describe(
    'How often one address may sign up without script, and so without the usual human check, in an hour.',
  ),
  PRIVACY_CONTACT: mailbox.default('privacy@example.com').describe('Who answers for personal data; shown to visitors.'),
  GRIEVANCE_OFFICER: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .default('A. Sample, Grievance Officer')
    .describe('The name of who hears complaints about personal data; shown to visitors.'),
  PRIVACY_ANSWER_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(30)
    .describe('Within how many days they answer: 90 at most (DPDP Rules 2025, rule 14(3)).'),
  ERASURE_SECRET: z.string().min(32).optional().meta({
    unset: 'made of `SESSION_SECRET`, else kept in `DATA_DIR`',
    description: 'Keys the list of who was erased. Keep it apart from the backups.',
  }),
  UNCONFIRMED_DAYS: count(30).describe('After how many days an unconfirmed subscription is forgotten.'),
  CHAT_WIDGET_URL: address.optional().meta({ unset: 'ours', description: 'Another chat behind Website Help.' }),
  CHAT_WIDGET_ID: z.string().max(200).optional().describe("The public id that the other chat's script asks for."),
  ASSISTANT_LLM_URL: address
    .optional()
    .describe(
      "A model that words what the assistant found: chat completions as OpenAI's API has them. Questions then leave the site, and the chat says so.",
    ),
  ASSISTANT_LLM_KEY: z.string().optional().describe('The key for that model.'),
  ASSISTANT_LLM_MODEL: z.string().default('default').describe('The name of that model.'),
  CALCULATOR_URL: address.optional().meta({ unset: 'ours', description: 'Another calculator in the frame.' }),
  MAP_EMBED_URL: address.optional().meta({ unset: 'ours', description: 'Another map of the office.' }),
  PAYMENT_URL: readOnce('Products', 'a page of ours', 'Where customers pay.'),
  CLIMATE_YODHA_URL: readOnce('Floating links', 'a page of ours', 'Where the link to Climate Yodha leads.'),
  KVAH_REGULATIONS_URL: readOnce(
    'Floating links',
    'a page of ours',
    'Where the link to the rules for kVAh billing leads.',
  ),
  DESK_IDLE_MINUTES: count(60).describe('A session at the desk ends after so many minutes without a request.'),
  DESK_SESSION_HOURS: count(12).describe('A session at the desk ends so many hours after signing in, in any case.'),
  RETENTION_APPLICATIONS_MONTHS: months.default(12).describe('After how many months applications are forgotten.'),
  RETENTION_LEADS_MONTHS: months.default(36).describe('After how many months other leads are forgotten.'),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional()
    .meta({ format: '`G-…`', description: 'Google Analytics, after the visitor agreed.' }),
  VIDEO_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(address))
    .default([])
    .meta({
      format: 'web addresses, comma-separated',
      unset: 'ours',
      description: 'The client films, in the order of the desk’s list; taken over when that list is first written.',
    }),
  DEMO_URL: readOnce('Company', 'ours', 'Another demo of meter reading.'),
  SMART_HOME_PLAY_URL: readOnce('Company', 'a page of ours', 'Where the app for homes is on Google Play.'),
  SMART_HOME_APP_STORE_URL: readOnce('Company', 'a page of ours', 'Where the app for homes is in the App Store.'),
  SERVICES_PLAY_URL: readOnce('Company', 'a page of ours', 'Where the app for services is on Google Play.'),
  SERVICES_APP_STORE_URL: readOnce('Company', 'a page of ours', 'Where the app for services is in the App Store.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much is logged.'),
})

/** Every setting as JSON Schema describes it: type, limits, default and the sentence about it. */
export function describeSettings() {
  return z.toJSONSchema(schema, { io: 'input' }).properties ?? {}
}

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
    ...(env.MAILBOXES.some(isOAuth) ? (['MAIL_TOKEN_URL', 'MAIL_CLIENT_ID'] as const) : []),
  ]

  return required.filter((name) => !env[name])
}

function isOAuth(mailbox: string): boolean {
  return new URL(mailbox).searchParams.get('auth') === 'oauth'
}

export function isProduction(env: Pick<Env, 'SITE_URL'>): boolean {
  return env.SITE_URL.startsWith('https://')
}
