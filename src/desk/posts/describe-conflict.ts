import { indiaMinute } from '#desk/frame/india-minute.ts'
import { comparePosts } from './compare-posts.ts'
import type { PostBody } from './post-body.ts'
import type { DeskPost } from './post-drafts.ts'
import type { Conflict } from './send-draft.ts'

/** Somebody else's text beside ours, for whoever has to choose. */
export function describeConflict({ version, savedAt, savedBy, row, body }: DeskPost, ours: PostBody): Conflict {
  return {
    version,
    name: savedBy ?? '',
    time: timeInIndia(savedAt ?? row.changed_at),
    comparison: comparePosts(body, ours),
  }
}

/** "10:42" on India's clocks. */
export function timeInIndia(moment: string): string {
  return indiaMinute(new Date(moment)).slice(11)
}
