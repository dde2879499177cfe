import { randomUUID } from 'node:crypto'
import type { Worker } from '#platform/outbox/repeat-until-stopped.ts'
import type { Services } from '#platform/services.ts'
import { createAccessTokens } from './access-tokens.ts'
import type { MailEffects } from './mail-effects.ts'
import { listMailboxes } from './mailboxes.ts'
import { type Folder, readFolder } from './read-folder.ts'

const FOLDERS: Folder[] = ['INBOX', 'Sent']

/** Reads all mailboxes that the settings name, until stopped. Where they name none, nothing is loaded and nothing runs. */
export function startReadingMail(services: Services, effects: MailEffects): Worker {
  const holder = randomUUID()
  const tokens = createAccessTokens(services)
  const readers = listMailboxes(services.env).flatMap((mailbox) =>
    FOLDERS.map((folder) => readFolder({ mailbox, folder, holder, tokens }, services, effects)),
  )

  return {
    async stop() {
      await Promise.all(readers.map((reader) => reader.stop()))
    },
  }
}
