import type { ImapFlow } from 'imapflow'
import { isUnavailable } from '#platform/http/problem.ts'
import { repeatUntilStopped, type Worker } from '#platform/outbox/repeat-until-stopped.ts'
import type { Services } from '#platform/services.ts'
import type { AccessTokens } from './access-tokens.ts'
import { advanceFolder, LeaseLost, letGo, noteRead, noteTrouble, type Reading, takeFolder } from './folder-lease.ts'
import type { MailEffects } from './mail-effects.ts'
import type { Mailbox } from './mailboxes.ts'
import { parseLetter } from './parse-letter.ts'
import { takeLetter } from './take-letter.ts'
import { mailInCopy } from './words.en.ts'

const { trouble: copy } = mailInCopy

const DAY_MS = 24 * 3_600_000
/** How far back the first look into a mailbox goes: what is older was answered without us. */
const FIRST_DAYS = 14
/** Most providers refuse more; its headers are read all the same. */
const MOST_BYTES = 25 * 1024 * 1024
const BATCH = 50
/** A server whose IDLE says nothing is asked all the same. */
const LOOK_MS = 15_000
/** While another process reads, and where there is no such folder. */
const REST_MS = 10_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 5 * 60_000
const CONNECT_MS = 15_000
const LOGOUT_MS = 2_000

export type Folder = 'INBOX' | 'Sent'

/** Nothing is wrong, and nothing to be read: some mailboxes have no folder for what was sent. */
class NoFolder extends Error {}

interface ToRead {
  mailbox: Mailbox
  folder: Folder
  holder: string
  tokens: AccessTokens
  /** How often it is looked for letters that IDLE did not name. */
  lookMs?: number
  /** Waits so long before the next try, or until stopped. */
  rest?: (ms: number, stopping: AbortSignal) => Promise<void>
}

/**
 * Reads one folder of a mailbox as long as the process runs: what is new at once (IDLE), and every few seconds in any
 * case. Of several processes one does; the others look whether it still does. Nothing in the mailbox is changed.
 */
export function readFolder(
  { mailbox, folder, holder, tokens, lookMs = LOOK_MS, rest }: ToRead,
  services: Services,
  effects: MailEffects,
): Worker {
  const reading: Reading = { folder: `${mailbox.name} ${folder}`, holder }
  const stopping = new AbortController()
  let failures = 0
  const worker = repeatUntilStopped(round, { stopping, ...(rest && { rest }) })

  return {
    async stop() {
      await worker.stop()
      await letGo(reading, services).catch(() => {})
    },
  }

  async function round(): Promise<number> {
    try {
      if (!(await takeFolder(reading, services))) return REST_MS
      await readUntilStopped()
      return 0
    } catch (error) {
      if (stopping.signal.aborted || error instanceof LeaseLost || error instanceof NoFolder) return REST_MS
      return afterFailure(error as Refused)
    }
  }

  async function afterFailure(error: Refused): Promise<number> {
    const restMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
    failures += 1
    const reason = reasonOf(error, mailbox)
    services.log.warn({ folder: reading.folder, reason, again_ms: restMs }, 'a mailbox cannot be read')
    await noteTrouble(reading, reason, services).catch(() => {})
    return restMs
  }

  async function readUntilStopped() {
    await using connection = await connect(mailbox, tokens, stopping.signal)
    const { client } = connection
    const path = await pathOf(client)
    const opened = await client.mailboxOpen(path, { readOnly: true })
    const uidValidity = String(opened.uidValidity)
    await begin(client, uidValidity, Number(opened.uidNext))

    while (!stopping.signal.aborted) {
      const row = await takeFolder(reading, services)
      if (!row) throw new LeaseLost()
      await readNew(client, row.last_uid, uidValidity)
      if (stopping.signal.aborted) return
      await noteRead(reading, services)
      failures = 0
      await connection.news(lookMs)
    }
  }

  async function pathOf(client: ImapFlow): Promise<string> {
    if (folder === 'INBOX') return 'INBOX'
    const sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')
    if (!sent) throw new NoFolder()
    return sent.path
  }

  /**
   * Where a folder is read for the first time, and where its numbers count no more (RFC 3501, 2.3.1.1): from the letters
   * of the last days on. Those that are known are not kept twice.
   */
  async function begin(client: ImapFlow, uidValidity: string, uidNext: number) {
    const row = await takeFolder(reading, services)
    if (!row) throw new LeaseLost()
    if (row.uid_validity === uidValidity) return

    const since = new Date(services.now().getTime() - FIRST_DAYS * DAY_MS)
    const recent = (await client.search({ since }, { uid: true })) || []
    const first = recent.reduce((least, uid) => Math.min(least, uid), uidNext)
    await services.db
      .transaction()
      .execute((trx) => advanceFolder(trx, reading, { uid: first - 1, uidValidity, now: services.now() }))
    services.log.info({ folder: reading.folder, letters: recent.length }, 'a mailbox is read from here on')
  }

  async function readNew(client: ImapFlow, lastUid: number, uidValidity: string) {
    // "n:*" names the last letter, whatever its number.
    const uids = ((await client.search({ uid: `${lastUid + 1}:*` }, { uid: true })) || [])
      .filter((uid) => uid > lastUid)
      .toSorted((a, b) => a - b)

    for (let at = 0; at < uids.length; at += BATCH) {
      const batch = uids.slice(at, at + BATCH)
      const known = await client.fetchAll(batch.join(','), { uid: true, size: true, internalDate: true }, { uid: true })
      for (const { uid, size = 0, internalDate } of known.toSorted((a, b) => a.uid - b.uid)) {
        if (stopping.signal.aborted) return
        await take(client, { uid, size, at: internalDate ? new Date(internalDate) : services.now(), uidValidity })
      }
    }
  }

  async function take(client: ImapFlow, { uid, size, at, uidValidity }: Named) {
    const isWhole = size <= MOST_BYTES
    const found = await client.fetchOne(`${uid}`, isWhole ? { source: true } : { headers: true }, { uid: true })
    const raw = found && (isWhole ? found.source : found.headers)
    const taking = {
      isSent: folder === 'Sent',
      advance: (trx: Services['db']) => advanceFolder(trx, reading, { uid, uidValidity, now: services.now() }),
    }
    // Somebody has deleted it meanwhile.
    if (!raw) return void (await services.db.transaction().execute(taking.advance))

    const letter = await parseLetter(raw, at, { isWhole })
    try {
      await takeLetter(letter, taking, services, effects)
    } catch (error) {
      if (error instanceof LeaseLost || isUnavailable(error as Error)) throw error
      // A letter that brings us down must not hold up those behind it: it is kept as plain text.
      services.log.error({ err: error, folder: reading.folder, uid }, 'a letter is kept without its files and its HTML')
      await takeLetter({ ...letter, html: null, parts: [], bounce: null }, taking, services, effects)
    }
  }
}

interface Named {
  uid: number
  /** In bytes, as the server says. */
  size: number
  at: Date
  uidValidity: string
}

interface Connection extends AsyncDisposable {
  client: ImapFlow
  /** Comes back as soon as there is something new, the connection is gone, or so much time has passed. */
  news: (ms: number) => Promise<void>
}

async function connect(mailbox: Mailbox, tokens: AccessTokens, stopping: AbortSignal): Promise<Connection> {
  // 10 MB to load: only where settings name a mailbox.
  const { ImapFlow } = await import('imapflow')
  const { host, port, isTls, user, password, isOAuth } = mailbox
  const client = new ImapFlow({
    host,
    port,
    secure: isTls,
    // A password goes over no wire in the clear.
    ...(!isTls && !isThisMachine(host) && { doSTARTTLS: true }),
    auth: isOAuth ? { user, accessToken: await tokens.of(mailbox) } : { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    missingIdleCommand: 'NOOP',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: 60_000,
  })
  let wake = () => {}
  let isNew = false
  let failure: Error | undefined
  // A server may name a letter in its answer to another command, and in IDLE no more.
  client.on('exists', () => {
    isNew = true
    wake()
  })
  client.on('close', () => wake())
  client.on('error', (error) => {
    failure = error
    wake()
  })
  const close = () => client.close()
  const stop = () => wake()
  stopping.addEventListener('abort', close)
  try {
    await client.connect()
  } catch (error) {
    if (isOAuth && (error as Refused).authenticationFailed) tokens.forget(mailbox)
    throw error
  } finally {
    stopping.removeEventListener('abort', close)
  }
  stopping.addEventListener('abort', stop)

  return {
    client,
    async news(ms) {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      const timer = setTimeout(resolve, ms)
      if (stopping.aborted || isNew) resolve()
      else client.idle().catch(() => resolve())
      await promise
      clearTimeout(timer)
      wake = () => {}
      isNew = false
      if (failure) throw failure
      if (!client.usable) throw new Error(copy.closed)
    },
    async [Symbol.asyncDispose]() {
      stopping.removeEventListener('abort', stop)
      const timer = setTimeout(close, LOGOUT_MS)
      await client.logout().catch(() => {})
      clearTimeout(timer)
      close()
    },
  }
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
}

/** As imapflow throws. */
interface Refused extends Error {
  code?: string
  responseText?: string
  authenticationFailed?: boolean
}

/** What the server said, without what we told it. */
function reasonOf(error: Refused, { isOAuth }: Mailbox): string {
  const { code, responseText, authenticationFailed } = error
  const refuses = isOAuth ? copy.refusesToken : copy.refusesPassword
  if (authenticationFailed) return [refuses, responseText].filter(Boolean).join(' ')
  return [code, responseText ?? error.message].filter(Boolean).join(' ')
}
