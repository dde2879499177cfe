/** The ground a page ends on. */
export type Surface = 'paper' | 'sunk' | 'coral' | 'deep-2'

/** What a page module may export as `handle` to tell the frame about itself. */
export interface PageHandle {
  above?: Surface
  /** The page fills the window: no header, no footer, nothing that floats. */
  bare?: boolean
  /** It is bare, and yet has a choice of language in what it draws. */
  hasLanguages?: boolean
  /** Staff's side of the site: nothing of the visitors' frame, and nothing that counts or helps visitors. */
  desk?: boolean
  /** A page as visitors will see it, for staff: nothing counts it, and nobody is helped. */
  isPreview?: boolean
  /** It has the newsletter's form itself: the footer leaves it out. */
  hasNewsletterForm?: boolean
  /** Names the page's content where another page stands in a frame within it. */
  label?: string
  /** Made to stand in frames, others' too: no visit of ours. */
  isForFrames?: boolean
  /** Styles that follow from what the page has loaded. */
  stylesFor?: (loaded: never) => string
  /** Whether nothing was found under the name in its address: then one page stands for many addresses. */
  isLost?: (loaded: never) => boolean
}
