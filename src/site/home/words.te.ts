// Translated on 26 November 2026, from revision cf2aab42.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const homeCopy: Translated<typeof english.homeCopy> = {
  description: 'డిస్కంల కోసం మీటర్లు రీడ్ చేస్తాం. ఇళ్లు, షాపులు, ఫ్యాక్టరీల కరెంటు బిల్లు తగ్గిస్తాం.',
  heading: 'కరెంటు లెక్క, స్పష్టంగా.',
  words: ['కరెంటు', 'లెక్క,', 'స్పష్టంగా.'],
  explore: 'చూడండి',
  atHome: 'మీ ఇంటి బిల్లా? లెక్క చూడండి',
  house: { heading: 'మీ ఇంటి కరెంటుకు నెలకు ఎంత?', lead: 'స్విచ్‌లు వేయండి. బిల్లు చూడండి.' },
  panels: [
    {
      id: 'meter-reading',
      title: 'AI మీటర్ రీడింగ్',
      subtitle: 'డిస్కంల బిల్లింగ్‌లో పారదర్శకత',
      description: 'మా యాప్ ఫొటో నుంచి మీటర్‌ను రీడ్ చేస్తుంది, అక్కడికక్కడే సరిచూస్తుంది, నమ్మదగిన బిల్లు ఇస్తుంది.',
      icon: 'meter',
      picture: 'meterwall',
      link: '/utilities',
    },
    {
      id: 'one-coral',
      title: 'One Coral',
      subtitle: 'డిస్కంల కోసం బిజినెస్ ఇంటెలిజెన్స్',
      description: 'ఫీల్డ్ పని, అనుమతులు, డేటా, డ్యాష్‌బోర్డులు ఒకేచోట. కోడ్ లేకుండా మీ సిబ్బందే అమర్చుకుంటారు.',
      icon: 'tree',
      picture: 'coral',
      link: '/one-coral',
    },
    {
      id: 'bill-optimization',
      title: 'కరెంటు బిల్లు తగ్గించే సేవలు',
      subtitle: 'పరిశ్రమలు, వ్యాపారాలు, ఇళ్లు',
      description: 'మీ యూనిట్లు ఎక్కడికి పోతున్నాయో కనిపెట్టి వృథాను ఆపుతాం. ఫలితం తర్వాతి బిల్లులోనే కనిపిస్తుంది.',
      icon: 'bill',
      picture: 'home',
      link: '/smart-home',
    },
  ],
}
