import { offerOf } from './offer-of.ts'

// Within the page, before anything of it is drawn, so that the line which it shows moves nothing.
const A_YEAR_S = 31_536_000

const chosen = recall()
// Not `lang`, which a browser's translator writes.
const here = document.documentElement.dataset.language || 'en'
const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')]
const offered = offerOf({ here, chosen, preferred: navigator.languages, offers: offers.map(nameOf) })

for (const offer of offers) {
  if (nameOf(offer) !== offered) continue
  offer.hidden = false
  offer.querySelector('button')!.addEventListener('click', () => {
    remember(here)
    offer.hidden = true
  })
}

addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
  if (!link) return
  const language = link.dataset.language!
  remember(language)
  // Also where one page stands for many addresses. What was asked goes along; what was typed: keep-typed.ts.
  const path = here === 'en' ? location.pathname : location.pathname.slice(here.length + 1) || '/'
  link.pathname = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
  link.search = location.search
  link.hash = location.hash
})

function nameOf(offer: HTMLElement): string {
  return offer.dataset.offer!
}

// A cookie that only this script reads: what a server sends is the same for everybody (docs/decisions/0046-languages.md).
function remember(language: string) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 and Safari before 18.4 have no other way
    document.cookie = `language=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax${secure}`
  } catch {
    // In a frame that may keep nothing.
  }
}

function recall(): string | undefined {
  try {
    const kept = /(?:^|; )language=([\w-]+)/.exec(document.cookie)
    return kept ? kept[1] : undefined
  } catch {
    return undefined
  }
}
