// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './nav.en.ts'

export const mainNav: Translated<typeof english.mainNav> = [
  { path: '/', label: 'होम' },
  { path: '/about-us', label: 'हमारे बारे में' },
  { path: '/one-coral', label: 'One Coral' },
  { path: '/smart-home', label: 'स्मार्ट होम' },
  { path: '/smart-business', label: 'स्मार्ट बिजनेस' },
  { path: '/utilities', label: 'स्मार्ट यूटिलिटी' },
  { path: '/our-products', label: 'शॉप' },
  { path: '/contact-us', label: 'संपर्क' },
]

export const companyLinks: Translated<typeof english.companyLinks> = [
  { path: '/careers', label: 'नौकरियां' },
  { path: '/blogs', label: 'ब्लॉग' },
  { path: '/questions', label: 'सवाल-जवाब' },
  { path: '/termsandconditions', label: 'नियम और शर्तें' },
  { path: '/privacypolicy', label: 'प्राइवेसी पॉलिसी' },
  { path: '/returns&refundsPolicy', label: 'वापसी और रिफंड' },
  { path: '/accessibility', label: 'सबके लिए साइट' },
]

export const calculatorLink: Translated<typeof english.calculatorLink> = {
  path: '/energy-calculator',
  label: 'मेरा बिल निकालें',
}

export const underLogo: Translated<typeof english.underLogo> = { tagline: 'बिजली का हिसाब साफ।' }
