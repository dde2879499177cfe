import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { landOnHeading } from './land-on-heading.ts'

const KEY = 'assistant-goes-on'

interface Journey {
  /** Of the citation that was followed; it ends with the heading to land on. */
  title: string
  /** The conversation stays open on the next page. */
  isOpen: boolean
}

/** Leads to a page of ours without ending the conversation. */
export function goTo(href: string, journey: Journey) {
  const { pathname, search, hash } = new URL(href, location.href)
  const isHere = pathname === location.pathname && search === location.search
  if (isHere && !hash) return landOnHeading(journey.title)

  if (!isHere) writeSessionEntry(KEY, journey)
  location.assign(href)
}

/** On the page that was led to: to the heading, and the conversation goes on. */
export function goOnWithAssistant(wake: (island: string) => void) {
  const journey = readSessionEntry<Journey>(KEY)
  if (!journey) return
  if (!location.hash) landOnHeading(journey.title)
  if (journey.isOpen) wake('assistant')
  else removeSessionEntry(KEY)
}

/** Whether a conversation was brought along; asked once. */
export function takeConversation(): boolean {
  const isOpen = readSessionEntry<Journey>(KEY)?.isOpen === true
  removeSessionEntry(KEY)
  return isOpen
}
