import { data } from 'react-router'
import type { EditionRow } from '#database/tables.ts'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import { type Comparison, paragraphsOf } from '#desk/posts/compare-posts.ts'
import { diffParagraphs } from '#desk/posts/diff-paragraphs.ts'
import { bodyOf, type EditionBody } from '#editions/edition-body.ts'

/** Somebody else's text beside ours, for whoever has to choose. */
export function describeEditionConflict(theirs: EditionRow, ours: EditionBody): Conflict {
  return {
    version: theirs.version,
    name: theirs.changed_by_name,
    time: timeInIndia(theirs.changed_at),
    comparison: compareEditions(bodyOf(theirs), ours),
  }
}

/** What differs between two states of an edition, in words. */
export function compareEditions(before: EditionBody, after: EditionBody): Comparison {
  const fields = [
    { field: 'title' as const, before: before.subject, after: after.subject },
    { field: 'description' as const, before: before.preheader, after: after.preheader },
  ]
  return {
    fields: fields.filter((field) => field.before !== field.after),
    text: diffParagraphs(paragraphsOf(before.content), paragraphsOf(after.content)),
  }
}

/** The edition that an address of the desk names; 404 where it can be none. */
export function editionId(text: string): string {
  if (!/^[0-9a-f-]{36}$/.test(text)) throw data(null, 404)
  return text
}
