import { brandName } from '#company/brand-name.ts'
import { companyFacts } from '#company/facts.ts'
import { letterCopy } from '#company/letter-words.en.ts'
import { addressOf, headOffice } from '#company/offices.ts'
import { OWN_LINKS } from './recipient-letter.ts'
import { editionCopy } from './words.en.ts'

const { foot: copy } = editionCopy

/** What ends every edition: the company and its address, why it came, and how to change or end that. */
export function editionFoot() {
  const office = headOffice()
  return {
    lines: [companyFacts().company.legalName || brandName(), ...(office ? [addressOf(office)] : [])],
    why: copy.why(brandName()),
    links: [
      { text: copy.unsubscribe, href: OWN_LINKS.unsubscribe },
      { text: copy.preferences, href: OWN_LINKS.preferences },
      { text: letterCopy.consents, href: OWN_LINKS.consents },
    ],
  }
}
