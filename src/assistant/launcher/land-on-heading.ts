// A page's script may have to come first. Counted in frames: a tab in the background waits.
const MOST_FRAMES = 300

/**
 * Brings the heading that a citation's title ends with into sight, where its
 * page gives it no anchor, as soon as that page is there and was scrolled to its top.
 */
export function landOnHeading(title: string, frames = MOST_FRAMES) {
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
