/** A legal page: what it says in short, as a bill, and in full. */
export interface Policy {
  title: string
  description: string
  path: string
  /** `2026-11-26`. */
  updated: string
  inShort: readonly (readonly [name: string, value: string])[]
  /** What holds for all lines of the bill. */
  note: string | null
  sections: readonly PolicySection[]
}

export interface PolicySection {
  /** The anchor; other pages and mails may link to it, so it stays when a heading changes. */
  id: string
  heading: string
  /** In the plain form that blocks-of.ts reads. */
  text: string
}
