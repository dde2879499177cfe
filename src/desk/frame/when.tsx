import { deskTime } from './desk-time.ts'

/** A moment (UTC, ISO 8601) in a table, on one line; nothing where there is none. */
export function when(at: string | null) {
  if (!at) return null

  return (
    <time className="desk-when" dateTime={at}>
      {deskTime(at)}
    </time>
  )
}
