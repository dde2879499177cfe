import type { Env } from '#platform/env.ts'

export interface Mailbox {
  user: string
  /** With `isOAuth` its refresh token; empty where the program as a whole may read it. */
  password: string
  /** Opened with access tokens; see access-tokens.ts. */
  isOAuth: boolean
  host: string
  port: number
  /** From the first byte on; else it is asked for after that (STARTTLS), where the server has it. */
  isTls: boolean
  /** What it is called in the log, at the desk and in mail_folders: without the password. */
  name: string
}

/** The mailboxes that the settings name. */
export function listMailboxes({ MAILBOXES }: Pick<Env, 'MAILBOXES'>): Mailbox[] {
  return MAILBOXES.map((text) => {
    const url = new URL(text)
    const isTls = url.protocol === 'imaps:'
    const user = decodeURIComponent(url.username)

    return {
      user,
      password: decodeURIComponent(url.password),
      isOAuth: url.searchParams.get('auth') === 'oauth',
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || (isTls ? 993 : 143),
      isTls,
      name: user.includes('@') ? user : `${user}@${url.hostname}`,
    }
  })
}
