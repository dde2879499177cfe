export interface ConversationTables {
  lead_messages: LeadMessagesTable
  lead_message_files: LeadMessageFilesTable
  /** What one of staff has begun to write about a lead. */
  lead_reply_drafts: {
    lead_id: string
    staff_id: string
    subject: string
    text: string
    saved_at: string
  }
  mail_folders: MailFoldersTable
  /** Addresses that the world has told us do not exist. */
  bounced_addresses: {
    /** In lower case. */
    email: string
    reason: string
    at: string
  }
  /** The receipts that went to an inbox in the last 24 hours, by numbered places; see claim-receipt.ts. */
  receipts: {
    /** SHA-256 of it: no address is kept. */
    mailbox: string
    place: number
    /** The outbox row. */
    delivery: string
    claimed_at: string
  }
  /** Inboxes whose owners have answered us; see mailbox.ts. */
  known_mailboxes: {
    mailbox: string
    /** The subscriber or lead by which we know. */
    source: string
    known_since: string
  }
}

/** A letter about a lead, to its sender or from them. */
export interface LeadMessagesTable {
  /** Of one that we send, the id of its row in the outbox too. */
  id: string
  /** Null: it came by mail, and nobody knows yet to which lead it belongs. */
  lead_id: string | null
  direction: 'out' | 'in'
  /** Written at the desk, read from a mailbox, or added by its sender on their own page. */
  way: 'desk' | 'mail' | 'page'
  /** As the mail's header has it (RFC 5322, 3.6.4), without angle brackets. */
  message_id: string | null
  in_reply_to: string | null
  from_address: string
  /** As its sender calls themselves, in a letter that came by mail. */
  from_name: string | null
  to_address: string
  subject: string
  text: string
  /** Of one that came: cleaned, to be shown in a frame that runs and fetches nothing. */
  html: string | null
  /** Not written by a person: an automatic answer (RFC 3834), or a report that a letter was not delivered (RFC 3464). */
  automatic: 'reply' | 'bounce' | null
  /** Who wrote it, where one of staff did, and their name as it was then. */
  staff_id: string | null
  staff_name: string | null
  at: string
  /** One that was taken back before it went. */
  taken_back_at: string | null
  /** One of no lead, which staff have looked at and want no more of. */
  dismissed_at: string | null
}

export interface LeadMessageFilesTable {
  id: string
  message_id: string
  place: number
  name: string
  /** By its content; see src/platform/files. */
  type: string
  bytes: number
  /** Where it is kept (src/platform/files/files.ts); null where it was refused. */
  file_key: string | null
  /** As for leads: null where no scanner has looked at it. */
  scanned_at: string | null
  /** Why it was not kept, in words. */
  refused: string | null
}

/** How far a folder of a mailbox has been read (RFC 3501, 2.3.1.1), and by which process just now. */
export interface MailFoldersTable {
  /** Mailbox and folder: `answers@example.com INBOX`. */
  folder: string
  uid_validity: string
  last_uid: number
  read_at: string
  leased_by: string | null
  leased_until: string | null
  /** Since when it cannot be read, and why; null where it can. */
  failed_at: string | null
  last_error: string | null
}
