// Translated on 26 November 2026, from revision 526e9c4f.
import { countInWords } from '#india/list-in-words.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const oneCoralHero: Translated<typeof english.oneCoralHero> = {
  title: 'కోడ్ లేకుండా డిస్కం నడపండి',
  description: 'One Coral అంటే డిస్కంల కోసం కోడ్ అక్కర్లేని ERP, బిజినెస్ ఇంటెలిజెన్స్. ఫీల్డ్ పని, అనుమతులు, డేటా, డ్యాష్‌బోర్డులు ఒకే సిస్టమ్‌లో.',
  heading: 'కోడ్ లేకుండా డిస్కం నడపండి.',
  lead: 'One Coral మీ ఫీల్డ్ పని, అనుమతులు, డేటా, రిపోర్టులను ఒకే సిస్టమ్‌లో పెడుతుంది. మీ టీమే దాన్ని మార్చగలదు.',
  bookDemo: 'ఉచిత డెమో బుక్ చేయండి',
  screen: {
    label: 'One Coral స్క్రీన్',
    title: 'రీడింగ్ రౌండ్ 14',
    time: '3వ రోజు, ఉదయం 11:40',
    read: (meters, share) => `${meters} మీటర్లలో పూర్తి, ${share}%`,
    feeder: 'ఫీడర్',
    share: 'పూర్తి',
    left: 'మిగిలినవి',
    leftOf: (meters) => `ఇంకా ${meters}`,
    feeders: ['స్టేషన్ రోడ్', 'మార్కెట్', 'రింగ్ రోడ్', 'పాత ఊరు', 'లేక్ వ్యూ', 'మిల్లు ఏరియా'],
    waiting: [
      { meter: '118-4-02', why: 'మూడో అంకె స్పష్టంగా లేదు', act: 'ఫొటో అడగండి' },
      { meter: '204-1-17', why: 'గేటుకు తాళం, రెండోసారి', act: 'రీడర్‌ను పంపండి' },
      { meter: '093-2-40', why: 'మామూలుకు ఐదింతలు', act: 'సరిచూడండి' },
    ],
    caption: 'నమూనా అంకెలు. ప్రతి మొత్తం దాని మీటర్ల దాకా తెరుచుకుంటుంది.',
  },
}

export const oneCoralCopy: Translated<typeof english.oneCoralCopy> = {
  about: {
    heading: 'One Coral అంటే ఏమిటి?',
    text: 'డిస్కం చిన్న చిన్న నియమాల మీద నడుస్తుంది: ఏ మీటర్‌ను ఎవరు రీడ్ చేస్తారు, టారిఫ్‌ను ఎవరు మార్చవచ్చు, సిబ్బంది ఎప్పుడు వెళ్తారు. One Coral వాటన్నింటినీ ఉంచుతుంది. పని చేసేవారే వాటిని మార్చగలరు.',
    before: 'ముందు',
    after: 'One Coralతో',
  },

  modules: {
    heading: (count) => `${countInWords(count)} ${count === 1 ? 'మాడ్యూల్' : 'మాడ్యూళ్లు'}, ఒకే సిస్టమ్.`,
    lead: 'ఒకదాన్ని నొక్కి అది ఏం చేస్తుందో, డిస్కంలో ఎక్కడ పనికొస్తుందో చూడండి.',
    label: 'మాడ్యూళ్లు',
    picture: 'మాడ్యూల్ చిత్రం',
    features: 'ముఖ్యమైన ఫీచర్లు',
    useCase: 'ఉపయోగం',
  },

  impact: {
    heading: 'ఇప్పటి దాకా ఏం మారింది.',
  },

  closing: {
    heading: 'మిమ్మల్ని బాగా ఇబ్బంది పెట్టే పని తీసుకురండి.',
    lead: 'మీరు చూస్తుండగానే డెమోలో దాన్ని తయారు చేస్తాం.',
    action: 'సంప్రదించండి',
  },
}
