import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

// A page's script may have to come first. Counted in frames: a tab in the background waits.
const MOST_FRAMES = 300

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

/**
 * Brings the heading that a citation's title ends with into sight, where its
 * page gives it no anchor, as soon as that page is there and was scrolled to its top.
 */
function landOnHeading(title: string, frames = MOST_FRAMES) {
  requestAnimationFrame(() => {
    const cited = findHeading(title)
    if (cited) requestAnimationFrame(() => cited.scrollIntoView())
    else if (frames > 0) landOnHeading(title, frames - 1)
  })
}

function findHeading(title: string): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')]
  return headings.find((heading) => title.endsWith(`: ${heading.textContent.replace(/\s+/g, ' ').trim()}`))
}
