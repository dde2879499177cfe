// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { launcherCopy as english } from './words.en.ts'

export const launcherCopy: Translated<typeof english> = {
  open: 'అసిస్టెంట్ తెరవండి',
  close: 'అసిస్టెంట్ మూసేయండి',
  link: 'మమ్మల్ని ప్రశ్న అడగండి',
  linkPath: english.linkPath,
  hint: {
    close: 'సూచన మూసేయండి',
    byPage: {
      '/': ['మీ బిల్లు గురించి', 'ప్రశ్నా? అడగండి.'],
      '/about-us': ['మీ ఊళ్లో ఉన్నామా?', 'అడగండి.'],
      '/blogs': ['మీ బిల్లు గురించి', 'ప్రశ్నా? అడగండి.'],
      '/one-coral': ['మీ పనితో డెమోనా?', 'అడగండి.'],
      '/our-products': ['మీ గీజర్‌కు సరేనా?', 'అడగండి.'],
      '/smart-business': ['పవర్ ఫ్యాక్టర్', 'తెలుసా? అడగండి.'],
      '/smart-home': ['మా ఇంటికి ఏది', 'సరి? అడగండి.'],
      '/utilities': ['పైలట్, టెండర్, API?', 'అడగండి.'],
    },
  },

  options: {
    name: 'అసిస్టెంట్',
    heading: 'అడగండి',
    intro: 'ఏం తెలుసుకోవాలి?',
    help: { name: 'వెబ్‌సైట్ సాయం', about: 'ప్రొడక్టులు, ధరలు, సేవల గురించి అడగండి' },
    calculator: { name: 'ఎనర్జీ కాలిక్యులేటర్', about: 'మీ కరెంటు బిల్లు లెక్కించండి' },
    failed: 'ఇది తెరుచుకోలేదు.',
    failedLink: 'బదులుగా మాకు రాయండి',
  },
  loading: 'వెబ్‌సైట్ సాయం తెరుచుకుంటోంది…',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
}
