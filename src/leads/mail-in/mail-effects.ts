import type { Database } from '#database/database.ts'
import type { Services } from '#platform/services.ts'

interface About {
  leadId: string
  /** When the letter came or went. */
  at: Date
}

/** What the desk does when letters come and go; src/app gives it, since leads know nothing of the desk. */
export interface MailEffects {
  /** One of staff answered from their own mail program; null where only the mailbox is known. */
  answered: (
    trx: Database,
    about: About & { staff: { id: string; name: string } | null },
    services: Services,
  ) => Promise<void>
  /** Its sender wrote again. */
  cameBack: (trx: Database, about: About, services: Services) => Promise<void>
}
