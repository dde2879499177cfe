/** A legal page: what it says in short, as a bill, and in full. */
export interface Policy {
  title: string
  description: string
  path: string
  /** Where it has a day of its own: `2026-11-26`, and as it is printed. The others share one (terms.en.ts). */
  lastUpdated?: { day: string; inWords: string }
  inShort: readonly (readonly [name: string, value: string])[]
  /** What holds for all lines of the bill. */
  note?: string
  sections: readonly PolicySection[]
}

export interface PolicySection {
  /** The anchor; other pages and mails may link to it, so it stays when a heading changes. */
  id: string
  heading: string
  text: readonly string[]
  list?: readonly string[]
  /** What is kept or promised, row by row. */
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] }
  link?: { to: string; label: string }
}
