// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './nav.en.ts'

export const mainNav: Translated<typeof english.mainNav> = [
  { path: '/', label: 'హోమ్' },
  { path: '/about-us', label: 'మా గురించి' },
  { path: '/one-coral', label: 'One Coral' },
  { path: '/smart-home', label: 'స్మార్ట్ హోమ్' },
  { path: '/smart-business', label: 'స్మార్ట్ బిజినెస్' },
  { path: '/utilities', label: 'స్మార్ట్ యుటిలిటీ' },
  { path: '/our-products', label: 'షాప్' },
  { path: '/contact-us', label: 'సంప్రదించండి' },
]

export const companyLinks: Translated<typeof english.companyLinks> = [
  { path: '/careers', label: 'ఉద్యోగాలు' },
  { path: '/blogs', label: 'బ్లాగులు' },
  { path: '/questions', label: 'ప్రశ్నలు' },
  { path: '/termsandconditions', label: 'నియమ నిబంధనలు' },
  { path: '/privacypolicy', label: 'ప్రైవసీ పాలసీ' },
  { path: '/returns&refundsPolicy', label: 'రిటర్న్, రీఫండ్' },
  { path: '/accessibility', label: 'అందరికీ సైట్' },
]

export const calculatorLink: Translated<typeof english.calculatorLink> = {
  path: '/energy-calculator',
  label: 'నా బిల్లు లెక్క',
}

export const underLogo: Translated<typeof english.underLogo> = { tagline: 'కరెంటు లెక్క, స్పష్టంగా.' }
