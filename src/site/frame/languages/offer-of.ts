interface Asked {
  /** As `lang` of the page. */
  here: string
  /** What somebody has chosen before, in this browser. */
  chosen: string | undefined
  /** What the browser says of its visitor, the dearest first. */
  preferred: readonly string[]
  /** Those in which the page is there, but its own. */
  offers: readonly string[]
}

/** The language that a page offers by a line of its own: that chosen before, else the first that the browser would like. */
export function offerOf({ here, chosen, preferred, offers }: Asked): string | undefined {
  if (chosen) return offers.indexOf(chosen) < 0 ? undefined : chosen
  // A first visit to a page in Hindi was begun in Hindi.
  if (plain(here) !== 'en') return undefined
  for (const each of preferred) {
    const language = plain(each)
    if (language === 'en') return undefined
    if (offers.indexOf(language) >= 0) return language
  }
  return undefined
}

function plain(tag: string): string {
  return tag.toLowerCase().split('-')[0]!
}
