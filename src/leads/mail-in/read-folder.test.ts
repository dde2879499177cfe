import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { messageHandling } from '#desk/leads/message-handling.ts'
import { arrive } from '../../../tests/support/at-desk.ts'
import { dovecot, type ImapServer, startImapServer } from '../../../tests/support/imap-server.ts'
import { aLetter } from '../../../tests/support/letters.ts'
import { listenHere } from '../../../tests/support/listen-here.ts'
import { type TestServices, testServices } from '../../../tests/support/test-services.ts'
import { createAccessTokens } from './access-tokens.ts'
import { listMailboxes } from './mailboxes.ts'
import { readFolder } from './read-folder.ts'
import { mailInCopy } from './words.en.ts'

const USER = 'reply@example.com'
const HOUR_MS = 3_600_000
const SECRET = 'of the site'

test.skipIf(!dovecot)(
  'a mail server that is away for an hour is asked now and then, and every letter is there after it',
  async () => {
    await using imap = await startImapServer(dovecot!)
    await using services = await testServices({ MAILBOXES: imap.mailbox(USER) })
    let [tries, awayMs] = [0, 0]
    const between = async (ms: number) => {
      tries += 1
      awayMs += ms
      services.travel(ms)
      // By now nobody reads any more, whatever the server still did as it went.
      if (tries === 1) await deliver(imap, 'four@example.com')
      if (awayMs >= HOUR_MS && awayMs - ms < HOUR_MS) await imap.start()
    }
    await using _ = read(services, { between })
    await deliver(imap, 'one@example.com')
    await arrived(services, ['one@example.com'])

    for (const from of ['two@example.com', 'three@example.com']) await deliver(imap, from)
    await imap.stop()
    // The site goes on meanwhile.
    const lead = await arrive(services)
    await arrived(services, ['one@example.com', 'two@example.com', 'three@example.com', 'four@example.com'])
    expect(lead.reference).toMatch(/^\w{8}$/)
    expect(awayMs).toBeGreaterThanOrEqual(HOUR_MS)
    // Two seconds at first, twice as long each time, five minutes at most.
    expect(tries).toBeLessThan(25)
    await expect.poll(() => trouble(services)).toBeNull()
  },
)

test.skipIf(!dovecot)('a server that has IDLE names a letter as it comes, long before anybody asks', async () => {
  await using imap = await startImapServer(dovecot!)
  await using services = await testServices({ MAILBOXES: imap.mailbox(USER) })
  await using _ = read(services, { lookMs: HOUR_MS })
  const readAt = async () =>
    (await services.db.selectFrom('mail_folders').select('read_at').executeTakeFirst())?.read_at
  await expect.poll(readAt).toBe(services.now().toISOString())

  await deliver(imap, 'one@example.com')
  await arrived(services, ['one@example.com'])
  await deliver(imap, 'two@example.com')
  await arrived(services, ['one@example.com', 'two@example.com'])
})

test.skipIf(!dovecot)(
  'a mailbox that takes no password is opened by access tokens, and one that is refused is asked for anew',
  async () => {
    await using provider = await startTokenServer(USER, SECRET)
    await using imap = await startImapServer(dovecot!, provider)
    await using services = await testServices({
      ...{ MAILBOXES: imap.mailboxByToken(USER, '1//refresh+token'), MAIL_TOKEN_URL: provider.tokenUrl },
      ...{ MAIL_CLIENT_ID: 'site', MAIL_CLIENT_SECRET: SECRET },
    })
    await using _ = read(services)
    await deliver(imap, 'one@example.com')
    await arrived(services, ['one@example.com'])
    const grant = { grant_type: 'refresh_token', refresh_token: '1//refresh+token' }
    expect(provider.asked).toEqual([{ ...grant, client_id: 'site', client_secret: SECRET }])

    provider.revoke()
    await imap.stop()
    await imap.start()
    await deliver(imap, 'two@example.com')
    await arrived(services, ['one@example.com', 'two@example.com'])

    // An hour later the token has ended, and nobody gives another.
    provider.refuse('invalid_grant')
    services.travel(HOUR_MS)
    await imap.stop()
    await imap.start()
    await expect.poll(() => trouble(services)).toBe(mailInCopy.trouble.noToken('invalid_grant: Ask an administrator.'))
    provider.refuse()
    await deliver(imap, 'three@example.com')
    await arrived(services, ['one@example.com', 'two@example.com', 'three@example.com'])
  },
)

test.skipIf(!dovecot)('without a refresh token the site opens the mailbox in its own name', async () => {
  await using provider = await startTokenServer(USER, SECRET)
  await using imap = await startImapServer(dovecot!, provider)
  const scope = 'https://outlook.office365.com/.default'
  await using services = await testServices({
    ...{ MAILBOXES: imap.mailboxByToken(USER), MAIL_TOKEN_URL: provider.tokenUrl },
    ...{ MAIL_CLIENT_ID: 'site', MAIL_CLIENT_SECRET: SECRET, MAIL_SCOPE: scope },
  })
  await using _ = read(services)
  await deliver(imap, 'one@example.com')
  await arrived(services, ['one@example.com'])
  expect(provider.asked).toEqual([
    { grant_type: 'client_credentials', client_id: 'site', client_secret: SECRET, scope },
  ])
})

/** Reads the inbox without waiting between tries; `between` hears how long it would have waited. */
interface Read {
  lookMs?: number
  between?: (ms: number) => Promise<void>
}

function read(services: TestServices, { between = async () => {}, ...how }: Read = {}): AsyncDisposable {
  const [mailbox] = listMailboxes(services.env)
  const reader = readFolder(
    {
      ...{ mailbox: mailbox!, folder: 'INBOX', holder: 'this process', tokens: createAccessTokens(services), ...how },
      async rest(ms, stopping) {
        if (!stopping.aborted && ms > 0) await between(ms)
        await turn()
      },
    },
    services,
    messageHandling,
  )
  return { [Symbol.asyncDispose]: () => reader.stop() }
}

async function deliver(imap: ImapServer, from: string) {
  imap.deliver(USER, await aLetter({ from, text: `From ${from}` }))
}

async function arrived({ db }: TestServices, from: string[]) {
  const known = async () => {
    const rows = await db.selectFrom('lead_messages').select('from_address').execute()
    return rows.map(({ from_address }) => from_address).toSorted()
  }
  await expect.poll(known, { interval: 50, timeout: 60_000 }).toEqual(from.toSorted())
}

async function trouble({ db }: TestServices): Promise<string | null> {
  const row = await db.selectFrom('mail_folders').select(['failed_at', 'last_error']).executeTakeFirst()
  return row?.failed_at ? row.last_error : null
}

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
async function startTokenServer(user: string, secret: string): Promise<TokenServer> {
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
  const listening = await listenHere(server)

  return {
    ...listening,
    tokenUrl: `${listening.url}/token`,
    tokenInfo: `${listening.url}/tokeninfo?access_token=`,
    asked,
    revoke() {
      given = new Set()
    },
    refuse(because) {
      error = because
    },
  }
}
