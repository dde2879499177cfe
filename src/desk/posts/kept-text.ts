import type { PostBody } from './post-body.ts'
import { readPostBody } from './read-post-body.ts'

/** What was typed and not saved yet, in this browser. */
export interface KeptText {
  at: string
  body: PostBody
}

const key = (id: number) => `desk-post-${id}`

export function keepText(id: number, form: FormData) {
  try {
    localStorage.setItem(key(id), JSON.stringify({ at: new Date().toISOString(), body: readPostBody(form) }))
  } catch {
    // Full, or forbidden: then the text is in the page alone, as it would be without this.
  }
}

export function findKeptText(id: number): KeptText | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function forgetText(id: number) {
  try {
    localStorage.removeItem(key(id))
  } catch {
    // See keepText.
  }
}
