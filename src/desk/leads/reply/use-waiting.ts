import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ThreadEntry } from './list-thread.ts'

const LOOK_AGAIN_MS = 3_000
const LONGEST_MS = 15_000

/** Looks again once a letter that is about to go should have gone: whether it can be taken back is what one sees. */
export function useWaiting(thread: ThreadEntry[]) {
  const { revalidate, state } = useRevalidator()
  const due = thread
    .flatMap((entry) => (entry.what === 'letter' && entry.delivery?.attempts === 0 ? (entry.delivery.dueAt ?? []) : []))
    .sort()[0]

  useEffect(() => {
    if (!due || state !== 'idle') return
    const ms = Math.min(Math.max(Date.parse(due) - Date.now(), 0) + LOOK_AGAIN_MS, LONGEST_MS)
    const timer = setTimeout(() => void revalidate(), ms)
    return () => clearTimeout(timer)
  }, [due, state, revalidate])
}
