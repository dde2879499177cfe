import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { debianProgram } from '../../scripts/debian-program.ts'
import { imapConfiguration, type Owner, oauthSettings, PASSWORD } from './imap-configuration.ts'
import { findFreePort } from './running-postgres.ts'
import { whenListening } from './when-listening.ts'

/** A program that refuses to work as root works as this one. */
const NOBODY = 65_534

type MailFolder = 'INBOX' | 'Sent'

export interface ImapServer extends AsyncDisposable {
  /** As MAILBOXES names a mailbox of this user; each user that asks has one. */
  mailbox: (user: string, password?: string) => string
  /** The same of one that access tokens open. */
  mailboxByToken: (user: string, refreshToken?: string) => string
  /** Puts a letter into a mailbox, as the server for incoming mail does. */
  deliver: (user: string, letter: Buffer | string, folder?: MailFolder) => void
  /** Gives all letters of a folder other numbers, as after a restore of the mail server. */
  renumber: (user: string) => void
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** Where Dovecot is; undefined where it cannot be had. */
export const dovecot = debianProgram('dovecot', 'dovecot-imapd')

/**
 * A real IMAP server on this machine, whose mailboxes are folders that go with it. `tokenInfo`: the address that tells it,
 * followed by an access token, whose that is; then no password opens anything.
 */
export async function startImapServer(
  program: string,
  { tokenInfo }: { tokenInfo?: string } = {},
): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'imap-'))
  const port = await findFreePort()
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY, name: 'nobody', group: 'nogroup' } : ourselves()
  for (const name of ['', 'run', 'state', 'mail']) own(join(folder, name))
  const file = join(folder, 'dovecot.conf')
  writeFileSync(file, imapConfiguration(versionOf(program), { folder, port, owner, tokenInfo }))
  chmodSync(file, 0o644)
  // Version 2.3 reads this from a file of its own.
  writeFileSync(join(folder, 'oauth2.conf'), oauthSettings(tokenInfo))
  let child: ChildProcess | undefined

  async function start() {
    child = spawn(program, ['-F', '-c', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(process.getuid?.() === 0 && { uid: owner.uid, gid: owner.gid }),
    })
    await whenListening(port)
  }

  async function stop() {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }

  function own(path: string) {
    mkdirSync(path, { recursive: true, mode: 0o755 })
    if (process.getuid?.() === 0) chownSync(path, owner.uid, owner.gid)
  }

  function maildir(user: string, which: MailFolder): string {
    const home = join(folder, 'mail', user)
    const root = which === 'INBOX' ? home : join(home, '.Sent')
    own(home)
    for (const part of ['', 'cur', 'new', 'tmp']) own(join(root, part))
    return root
  }

  await start()
  return {
    mailbox: (user, password = PASSWORD) => `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    mailboxByToken: (user, refreshToken = '') =>
      `imap://${encodeURIComponent(user)}:${encodeURIComponent(refreshToken)}@127.0.0.1:${port}?auth=oauth`,
    deliver(user, letter, which = 'INBOX') {
      const root = maildir(user, which)
      const name = `${Math.floor(Date.now() / 1_000)}.${randomUUID()}.test`
      writeFileSync(join(root, 'tmp', name), letter)
      if (process.getuid?.() === 0) chownSync(join(root, 'tmp', name), owner.uid, owner.gid)
      renameSync(join(root, 'tmp', name), join(root, 'new', name))
    },
    renumber(user) {
      const root = maildir(user, 'INBOX')
      for (const name of [
        'dovecot-uidlist',
        'dovecot.index',
        'dovecot.index.cache',
        'dovecot.index.log',
        'dovecot-uidvalidity',
      ])
        rmSync(join(root, name), { force: true })
    },
    stop,
    start,
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ourselves(): Owner {
  const { uid, gid, username } = userInfo()
  const group = spawnSync('id', ['-gn'], { encoding: 'utf8' }).stdout.trim()
  return { uid, gid, name: username, group }
}

function versionOf(program: string): string {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout
}
