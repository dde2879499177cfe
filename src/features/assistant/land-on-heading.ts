/**
 * Brings the heading that a citation's title ends with into sight, where its
 * page gives it no anchor. The page has to be rendered and scrolled to its top
 * first, which takes the router a frame.
 */
export function landOnHeading(title: string) {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')]
      const cited = headings.find((heading) => title.endsWith(`: ${heading.textContent.replace(/\s+/g, ' ').trim()}`))
      cited?.scrollIntoView()
    })
  })
}
