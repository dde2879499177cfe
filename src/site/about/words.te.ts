// Translated on 28 November 2026, from revision 7e5976e6.
import { listInWords } from '#india/list-in-words.te.ts'
import { contactCopy } from '#leads/enquiry/words.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const aboutHero: Translated<typeof english.aboutHero> = {
  title: 'మీటర్లు రీడ్ చేస్తాం. వాటి అర్థం చెబుతాం.',
  description: 'మాది భారతీయ కంపెనీ. ఇళ్లు, ఫ్యాక్టరీలు, డిస్కంలలో కరెంటును కొలుస్తాం, బిల్లు కట్టేవారికి ఆ అంకెను వివరిస్తాం.',
  heading: ['మీటర్లు రీడ్ చేస్తాం.', 'వాటి అర్థం చెబుతాం.'],

  purposes: {
    vision: {
      heading: 'మా కల',
      text: 'భారత్‌లో ప్రతి కరెంటు యూనిట్‌ను కొలవాలి, అర్థం చేసుకోవాలి, మంచి పనికి వాడాలి.',
    },
    mission: {
      heading: 'మా పని',
      text: 'ప్రతి ఇంటికి, వ్యాపారానికి, డిస్కంకు సరైన రీడింగ్ ఇవ్వడం, తర్వాత ఏం చేయాలో చెప్పడం.',
    },
    aim: { heading: 'మా లక్ష్యం', text: 'ముందు మీ బిల్లులో వృథా తగ్గించడం. వాడని యూనిట్‌కు ఖర్చు లేదు.' },
  },
}

export const aboutCopy: Translated<typeof english.aboutCopy> = {
  founders: { heading: 'వ్యవస్థాపకులు' },

  timeline: {
    heading: 'మేం ఎలా పెరిగాం.',
    plot: (points) => `నెలకు మీటర్ రీడింగ్‌లు, లాగ్ స్కేల్‌లో: ${points.join(', ')}`,
    axis: 'నెలకు మీటర్ రీడింగ్‌లు. ప్రతి గీత కింది దానికి పదింతలు.',
    inTheYear: (readings) => `ఏడాదికి ${readings}`,
    aMonth: (readings) => `నెలకు ${readings}`,
    inYear: (readings, year) => `${year}‌లో ${readings}`,
    ownTeams: (years) => `${listInWords(years)}‌లో మా సొంత ఫీల్డ్ టీమ్‌లు తీసిన రీడింగ్‌లు లెక్కించాం.`,
    checked: (year) => `${year}‌లో మా AI సరిచూసే ప్రతి రీడింగ్ లెక్కించాం.`,
  },

  team: {
    heading: 'మా టీమ్.',
    lead: (count, cities) => (cities.length > 0 ? `${count} మంది: ${listInWords(cities)}.` : `${count} మంది.`),
    picture: (count) => `${count} చిన్న మీటర్లు, ఒక్కొక్కరికి ఒకటి`,
    more: (count) => `${count} మందినీ చూపండి`,
    fewer: 'తక్కువ చూపండి',
  },

  climateYodha: {
    heading: 'క్లైమేట్ యోధ ఏం చేస్తారు',
    lead: 'యోధ అంటే పోరాడే వ్యక్తి. బిల్లు తగ్గించుకోవడానికి క్లైమేట్ యోధ కుటుంబాలకు సాయం చేస్తారు.',
    join: 'క్లైమేట్ యోధగా చేరండి',
    message: contactCopy.quickActions[2].message,
  },

  partners: {
    heading: 'మేం కలిసి పనిచేస్తున్న డిస్కంలు',
    label: 'మేం కలిసి పనిచేస్తున్న డిస్కంలు',
    said: (utilities, partners) => {
      if (utilities && partners) return `${utilities} డిస్కంలతో, మొత్తం ${partners} భాగస్వామ్య సంస్థలతో పనిచేస్తున్నాం.`
      if (utilities) return `${utilities} డిస్కంలతో పనిచేస్తున్నాం.`
      return partners && `మొత్తం ${partners} భాగస్వామ్య సంస్థలతో పనిచేస్తున్నాం.`
    },
    ask: 'రిఫరెన్సులు అడగండి',
    message: 'మీరు కలిసి పనిచేస్తున్న డిస్కంల రిఫరెన్సులు పంపండి. మా సంస్థ:',
  },
}
