import { offerOf } from './offer-of.ts'

// Within the page, before anything of it is drawn, so that the line which it shows moves nothing.
const KEPT = 'language'

const chosen = recall()
// Not `lang`, which a browser's translator writes.
const here = document.documentElement.dataset.language ?? 'en'
const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')]
const offered = offerOf({ here, chosen, preferred: navigator.languages, offers: offers.map(nameOf) })

for (const offer of offers) {
  if (nameOf(offer) !== offered) continue
  offer.hidden = false
  offer.querySelector('button')?.addEventListener('click', () => {
    remember(here)
    offer.hidden = true
  })
}

addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
  if (!link) return
  const language = link.dataset.language ?? here
  remember(language)
  // Also where one page stands for many addresses. What was asked goes along; what was typed is kept in this tab by its form.
  const path = here === 'en' ? location.pathname : location.pathname.slice(here.length + 1) || '/'
  link.pathname = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
  link.search = location.search
  link.hash = location.hash
})

function nameOf(offer: HTMLElement): string {
  return offer.dataset.offer ?? ''
}

// In the browser alone: no server reads it, and we set no cookies (docs/decisions/0046-languages.md).
function remember(language: string) {
  try {
    localStorage.setItem(KEPT, language)
  } catch {
    // A browser that keeps nothing offers it once more.
  }
}

function recall(): string | undefined {
  try {
    return localStorage.getItem(KEPT) ?? undefined
  } catch {
    return undefined
  }
}
