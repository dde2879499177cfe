// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { newsletterFormCopy } from './form-words.te.ts'
import type * as english from './words.en.ts'

export const newsletterCopy: Translated<typeof english.newsletterCopy> = {
  title: 'న్యూస్‌లెటర్',
  description: 'టారిఫ్ ఉత్తర్వులు, ఆదా చిట్కాలు, కొత్త ప్రొడక్టులు; నెలకు సుమారు ఒకసారి.',
  heading: 'మీ బిల్లు గురించి నెలకు ఒక ఈమెయిల్.',
  intro: 'టారిఫ్ ఉత్తర్వులు, ఆదా చిట్కాలు, కొత్త ప్రొడక్టులు. ఒకసారి నిర్ధారించండి. ఎప్పుడైనా ఒక్క ట్యాప్‌తో ఆపండి.',

  labels: { full_name: 'పేరు', email: 'ఈమెయిల్' },
  ...newsletterFormCopy,
  trap: 'ఇది ఖాళీగా ఉంచండి',

  latest: { heading: 'మేం ఇటీవల రాసినవి', all: 'అన్ని వ్యాసాలు' },

  plain: {
    again: 'మీరు టైప్ చేసింది సరిచూసి మళ్లీ సబ్‌స్క్రైబ్ నొక్కండి.',
    sent: 'మీ ఇన్‌బాక్సు చూడండి',
    sentDetails: 'మీకు లింక్ పంపాం. నిర్ధారించడానికి దాన్ని నొక్కండి.',
  },

  confirm: {
    title: 'మీ సబ్‌స్క్రిప్షన్ నిర్ధారించండి',
    description: 'ఒక్క ట్యాప్‌తో చేరిపోతారు.',
    button: 'నిర్ధారించండి',
    done: 'మీరు చేరారు',
    doneDetails: 'తర్వాతి న్యూస్‌లెటర్ మీ ఇన్‌బాక్సుకు వస్తుంది.',
  },

  preferences: {
    title: 'మీ న్యూస్‌లెటర్',
    description: 'మీ అంశాలు ఎంచుకోండి, లేదా ఆపండి.',
    topics: 'మీ అంశాలు',
    save: 'సేవ్',
    saved: 'సేవ్ అయింది.',
    leave: 'న్యూస్‌లెటర్ ఆపండి',
    unsubscribe: 'అన్‌సబ్‌స్క్రైబ్',
    left: 'మీరు అన్‌సబ్‌స్క్రైబ్ చేశారు.',
    subscribeAgain: 'మళ్లీ సబ్‌స్క్రైబ్ చేయండి',
    eraseTitle: 'మీ డేటా తొలగించండి',
    eraseDetails: 'మీ పేరు, ఈమెయిల్, అంశాలు తొలగిస్తాం. ఆ తర్వాత వెనక్కి తేలేం.',
    eraseSure: 'అవును, తొలగించండి',
    eraseUnsure: 'మీ డేటా తొలగించాలంటే గడిలో టిక్ పెట్టండి.',
    erase: 'నా డేటా తొలగించండి',
    erased: 'మీ న్యూస్‌లెటర్ డేటా తొలగించాం.',
  },

  unsubscribe: {
    title: 'అన్‌సబ్‌స్క్రైబ్',
    description: 'ఒక్క ట్యాప్‌తో ఇక న్యూస్‌లెటర్లు రావు.',
    button: 'అన్‌సబ్‌స్క్రైబ్',
    done: 'మీరు అన్‌సబ్‌స్క్రైబ్ చేశారు',
    doneDetails: 'ఇక న్యూస్‌లెటర్ పంపం. మీరు మాకు రాస్తే మాత్రం జవాబు వస్తుంది.',
    preferences: 'బదులుగా అంశాలు ఎంచుకోండి',
  },

  stale: {
    title: 'ఈ లింక్ గడువు దాటింది',
    details: 'అదే ఈమెయిల్‌తో మళ్లీ సబ్‌స్క్రైబ్ చేయండి. కొత్త లింక్ మీ ఇన్‌బాక్సుకు వస్తుంది.',
    link: 'న్యూస్‌లెటర్‌కు వెళ్లండి',
  },

  topics: {
    home: 'ఇళ్లు: బిల్లులు, పరికరాలు, ఆదా',
    business: 'వ్యాపారం: kVAh బిల్లింగ్, పవర్ ఫ్యాక్టర్',
    utility: 'డిస్కంలు: మీటర్ రీడింగ్, One Coral',
    tariffs: 'టారిఫ్ ఉత్తర్వులు, మారినప్పుడు',
  },
}
