import type { Bounce } from './read-bounce.ts'

/** One letter as it lies in a mailbox, read as far as we use it. */
export interface Letter {
  /** Without angle brackets; made of its content where it has none. */
  messageId: string
  inReplyTo: string | null
  /** What it refers to, nearest first. */
  references: string[]
  from: { address: string; name: string } | null
  /** To whom it went, and by which address it reached us. */
  to: string[]
  subject: string
  text: string
  /** As it came. */
  html: string | null
  automatic: 'reply' | 'bounce' | null
  bounce: Bounce | null
  /** Somebody told their provider that letters of ours, by these ids, are not wanted. */
  complaint: { messageIds: string[] } | null
  /** Our server found that it was not sent from where its sender says. */
  isForged: boolean
  parts: LetterPart[]
  /** When it reached the mailbox. */
  at: Date
}

export interface LetterPart {
  name: string
  type: string
  content: Buffer
  /** By which its HTML shows it. */
  cid: string | null
}
