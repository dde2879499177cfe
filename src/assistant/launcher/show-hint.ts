import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

const HINT_MS = 15_000
/** Whoever has closed the hint has read it; it does not come back in this tab. */
const CLOSED_KEY = 'assistant-hint-closed'
const BEGUN_KEY = 'assistant-hint-begun'

/** The hint bubble: from the first page that has one until its time is up, it is closed or the button is pressed. */
export function showHint() {
  const bubble = document.querySelector<HTMLElement>('.asst .bubble')
  const begunAt = readSessionEntry<number>(BEGUN_KEY) ?? Date.now()
  const left = begunAt + HINT_MS - Date.now()
  if (!bubble || readSessionEntry<boolean>(CLOSED_KEY) || left <= 0) return

  writeSessionEntry(BEGUN_KEY, begunAt)
  bubble.hidden = false
  setTimeout(hide, left)
  bubble.parentElement?.addEventListener('click', hide)
  bubble.querySelector('button')?.addEventListener('click', () => {
    writeSessionEntry(CLOSED_KEY, true)
    document.querySelector<HTMLElement>('.asst button.asst__btn')?.focus()
  })

  function hide() {
    bubble!.hidden = true
  }
}
