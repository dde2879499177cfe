// Translated on 27 November 2026, from revision 16ce5f4b.
import { contactCopy } from '#leads/enquiry/words.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import { launcherCopy } from './launcher/words.te.ts'
import { assistantCopy as english } from './words.en.ts'

/** "2 kW పైన, 7 kW వరకు": tariffs exclude where a band begins and include where it ends. */
function range(from: number | null, to: number | null, unit: string): string {
  return [from !== null && `${from} ${unit} పైన`, to !== null && `${to} ${unit} వరకు`].filter(Boolean).join(', ')
}

const unitsOf = (unit: string) => (unit === 'kWh' ? 'యూనిట్లు' : unit)
const period = (months: number) => (months === 1 ? 'నెలకు' : `${months} నెలలకు`)

/** What the assistant says and offers. Its answers are not here: they are sentences of the pages. */
export const assistantCopy: Translated<typeof english> = {
  shopOf: (product) => `షాప్: ${product}`,

  chat: {
    name: launcherCopy.options.help.name,
    face: 'అడగండి',
    switch: 'మార్చండి',
    startAgain: 'మళ్లీ మొదలుపెట్టండి',
    log: 'సంభాషణ',
    greeting: 'మీ బిల్లు, ప్రొడక్టు, సేవ గురించి అడగండి. మా పేజీల నుంచి జవాబిస్తాను, ఏ పేజీయో చూపిస్తాను.',
    label: 'మీ ప్రశ్న',
    placeholder: 'మీ ప్రశ్న టైప్ చేయండి',
    wordsLeave: 'మీ ప్రశ్నను జవాబు రాసే వేరే కంపెనీ భాషా సేవకు పంపుతాం. పేర్లు, నంబర్లు, చిరునామాలు టైప్ చేయకండి.',
    send: 'పంపండి',
    writing: 'మా పేజీల్లో చూస్తున్నాను',
    person: 'మనిషితో మాట్లాడండి',
    you: 'మీరు అడిగింది',
    assistant: 'అసిస్టెంట్',
    notFound: 'నా దగ్గర కచ్చితమైన జవాబు లేదు.',
    nearest: 'ఈ పేజీలు ఉపయోగపడవచ్చు:',
    inEnglish: 'ఇంగ్లిష్‌లో',
    nothingNear: 'మా పేజీల్లో దీని గురించి లేదు.',
    unreachable: 'ఇప్పుడు మా పేజీలు తెరవలేకపోతున్నాను. ఒక నిమిషం ఆగి ప్రయత్నించండి.',
    tooMany: 'ఒకేసారి చాలా ప్రశ్నలు వచ్చాయి. ఒక నిమిషం ఆగి ప్రయత్నించండి.',
    offerPerson: 'మా టీమ్ మీకు జవాబివ్వగలదు. పంపే ముందు మెసేజ్ సరిచూసుకోవచ్చు.',
  },

  paths: {
    audit: {
      label: 'హోమ్ ఆడిట్ బుక్ చేయండి',
      href: english.paths.audit.href,
      say: 'హోమ్ ఆడిట్ ఇక్కడ బుక్ చేయండి. సమయం ఖరారు చేయడానికి మా టీమ్ 24 గంటల్లో ఫోన్ చేస్తుంది. మా పేజీల్లో ధర లేదు: ఫోన్ చేసినప్పుడు అడగండి.',
    },
    bill: {
      label: 'నా బిల్లు అంచనా',
      say: 'మీ రాష్ట్రం, నెల యూనిట్లు చెప్పండి.',
      cost: 'ఒక్కో పరికరం ఖర్చు కాలిక్యులేటర్ చూపిస్తుంది. మీరు చెప్పింది నింపాను.',
      open: 'కాలిక్యులేటర్ తెరవండి',
      also: [
        { href: english.paths.bill.also[0].href, title: 'మీ యూనిట్లు ఎక్కడికి పోతున్నాయి: ఇంట్లోనే ఎనర్జీ ఆడిట్ (ఇంగ్లిష్‌లో)' },
        { href: english.paths.bill.also[1].href, title: 'హోమ్ ఆడిట్ బుక్ చేయండి' },
      ],
      saidAll: 'మీరు చెప్పింది నింపాను. సరిచూసి లెక్కించండి నొక్కండి.',
    },
    order: {
      label: 'ధర, ఆర్డర్',
      href: english.paths.order.href,
      ask: 'AI Smart Plug ధర ఎంత?',
      go: 'షాప్‌కు వెళ్లండి',
    },
    returns: {
      label: 'రిటర్న్',
      href: english.paths.returns.href,
      ask: 'పరికరాన్ని ఎన్ని రోజుల్లో తిరిగి ఇవ్వవచ్చు?',
      go: 'రిటర్న్, రీఫండ్ పూర్తి వివరాలు',
    },
    openings: {
      label: 'ఉద్యోగాలు',
      href: english.paths.openings.href,
      ask: 'ఇప్పుడు ఏ ఉద్యోగాలు ఉన్నాయి?',
      go: 'అన్ని ఉద్యోగాలు చూడండి',
    },
    hours: {
      label: 'ఆఫీసు వేళలు',
      href: english.paths.hours.href,
      ask: 'ఇప్పుడు ఆఫీసు తెరిచి ఉందా?',
      go: 'ఫోన్ చేయండి, లేదా రాయండి',
    },
    person: {
      label: 'మనిషితో మాట్లాడండి',
      say: 'మీ పేరు, మిమ్మల్ని ఎలా సంప్రదించాలో చెప్పండి. 24 గంటల్లో జవాబిస్తాం.',
    },
  },
  hours: {
    title: 'సంప్రదించండి: పని వేళలు',
    open: (until) => `ఆఫీసు ఇప్పుడు తెరిచి ఉంది, ${until} IST వరకు.`,
    closed: (week) => `ఆఫీసు ఇప్పుడు మూసి ఉంది. తెరిచి ఉండేది: ${week}.`,
  },

  bill: {
    heading: 'నెలకు మీ ఇంటి బిల్లు అంచనా',
    state: 'రాష్ట్రం',
    chooseState: 'రాష్ట్రం ఎంచుకోండి',
    units: 'ఈ నెల యూనిట్లు (kWh)',
    loadKw: 'కాంట్రాక్టెడ్ లోడ్, kWలో',
    loadHint: 'మీ బిల్లులో ఉంటుంది. కొన్ని రాష్ట్రాలకు ఇది కావాలి.',
    area: 'ప్రాంతం',
    areaHint: 'కొన్ని రాష్ట్రాలకు ఇది కావాలి.',
    chooseArea: 'ప్రాంతం ఎంచుకోండి',
    areas: { urban: 'పట్టణం, నగరం', rural: 'గ్రామం' },
    submit: 'లెక్కించండి',
    working: 'లెక్కిస్తున్నాం...',
    total: 'అంచనా బిల్లు',
    without: 'రేటు తెలియనందున ఈ మొత్తంలో లేనివి:',
    sources: 'ఇది ఎలా తెలుసు',
    memory: 'కొన్ని రేట్లను ఇంకా ఉత్తర్వుతో సరిచూడలేదు.',
    more: 'అన్ని వరుసలు, కాలిక్యులేటర్‌లో',
    forUnits: (units) => `నెలకు ${units.toLocaleString('en-IN')} యూనిట్లు`,
    wrongUnits: 'యూనిట్లు రాయండి, 0 నుంచి 1,00,000 వరకు.',
    wrongLoad: 'లోడ్ రాయండి, 0 నుంచి 1,00,000 వరకు.',
    wrongState: 'రాష్ట్రం ఎంచుకోండి.',
    unknownState: 'ఈ రాష్ట్రానికి ఇంటి టారిఫ్ ఇంకా మా దగ్గర లేదు.',
    failure: 'లెక్కించలేకపోయాం. ఒక నిమిషం ఆగి ప్రయత్నించండి.',
  },

  handOver: {
    heading: 'మనిషితో మాట్లాడండి',
    message: 'మీ మెసేజ్. మీకు నచ్చినట్టు మార్చుకోండి.',
    notice: `${contactCopy.notice} మా సంప్రదింపు పేజీ నుంచి వచ్చిన మెసేజ్‌లాగే దీన్ని ఉంచుతాం. ఇప్పటి దాకా ఏమీ ఉంచలేదు.`,
    privacy: 'ప్రైవసీ పాలసీ',
    privacyPath: english.handOver.privacyPath,
    submit: 'మెసేజ్ పంపండి',
    sending: 'పంపుతున్నాం...',
    cancel: 'చాట్‌కు వెళ్లండి',
    sent: 'మీ మెసేజ్ అందింది.',
    reference: 'రిఫరెన్స్',
    replyBy: 'జవాబిచ్చే గడువు',
    me: 'నేను అడిగింది:',
    it: 'వచ్చిన జవాబు:',
    itFoundNothing: 'జవాబు దొరకలేదు.',
    leftOut: '(మొదటి భాగం వదిలేశాం. పంపడానికి మరీ పొడవుగా ఉంది.)',
  },

  problems: {
    empty: 'q పరామితిలో ప్రశ్న అడగండి.',
    tooLong: 'ప్రశ్నలో 500 అక్షరాల వరకు ఉండవచ్చు.',
    state: 'ఈ రాష్ట్రానికి ఇంటి టారిఫ్ మా దగ్గర లేదు.',
    needs: {
      load_kw: 'ఈ రాష్ట్రంలో రేట్లు కాంట్రాక్టెడ్ లోడ్ మీద ఆధారపడతాయి. దాన్ని kWలో రాయండి.',
      area: 'ఈ రాష్ట్రంలో పట్టణాలకు, గ్రామాలకు రేట్లు వేరు. ఇల్లు ఎక్కడుందో చెప్పండి.',
    },
  },

  tariffs: {
    page: 'ఎనర్జీ కాలిక్యులేటర్',
    categories: {
      domestic: 'ఇళ్లు',
      commercial: 'వ్యాపార కనెక్షన్లు',
      'ht-industry': 'హై టెన్షన్ (హెచ్‌టీ) పరిశ్రమలు',
      'lt-industry': 'లో టెన్షన్ (ఎల్‌టీ) పరిశ్రమలు',
    },
    heading: (category, state) => `కరెంటు రేట్లు, ${state}: ${category}`,
    subject: ({ state, discom, subcategory, financialYear }, category, conditions) =>
      `${state}, ${category}: కరెంటు టారిఫ్ (${[subcategory, ...conditions].join(', ')}), డిస్కం ${discom.join(', ')}, ఆర్థిక సంవత్సరం ${financialYear}.`,
    ended: (day) => `ఇది ${day}‌న ముగిసింది; తర్వాత ఏం వచ్చిందో మాకు తెలియదు.`,
    use: (from, to, unit, months) => `మొత్తం వాడకం ${period(months)} ${range(from, to, unit === 'kWh' ? 'యూనిట్ల' : unit)}`,
    load: (from, to, unit) => `కాంట్రాక్టెడ్ లోడ్ ${range(from, to, unit)}`,
    voltage: (kv) => `సప్లై ${kv.join(' లేదా ')} kV`,
    areas: { urban: 'పట్టణ కనెక్షన్లు', rural: 'గ్రామీణ కనెక్షన్లు' },
    energy: (conditions, isElse) =>
      ['ఎనర్జీ చార్జీ', ...(conditions.length > 0 ? [`(${conditions.join(', ')})`] : isElse ? ['(మిగతావారికి)'] : [])].join(' '),
    energyRates: (what, rates) => `${what}: ${rates.join('; ')}.`,
    modes: {
      telescopic: (unit, months) => `, ${period(months)} ${unitsOf(unit)}, ప్రతి స్లాబ్‌కు దాని రేటు`,
      'whole-slab': (unit, months) => `, ${period(months)} మొత్తం ${unitsOf(unit)}, అవి చేరిన స్లాబ్ రేటుకు`,
    },
    slab(from, to, price, unit) {
      const rate = `${unit === 'kWh' ? 'యూనిట్‌కు' : `${unit}‌కు`} ${price}`
      if (to === null) return from === 0 ? rate : `${from} పైన ${rate}`
      return `${from + 1} నుంచి ${to} వరకు ${rate}`
    },
    wheeling: (rates) => `వీలింగ్ చార్జీ: ${rates.join('; ')}.`,
    atVoltage: (rate, kv) => `${kv.join(' లేదా ')} kV సప్లైకి ${rate}`,
    levy: (name, conditions, amount) =>
      `${name}${conditions.length > 0 ? ` (${conditions.join(', ')})` : ''}: ${amount}.`,
    paise: (paise) => `${paise} పైసలు`,
    per: (price, what) => `${what === 'kWh' ? 'యూనిట్‌కు' : `${what}‌కు`} ${price}`,
    percent: (percent, of) => `${of.join(', ')} మీద ${percent}%`,
    percentBySlab: (slabs, of) =>
      `${of.join(', ')} మీద: ${slabs
        .map(({ toUnit, percent }) => `${toUnit === null ? 'మిగతావాటికి' : `${toUnit} యూనిట్ల వరకు`} ${percent}%`)
        .join(', ')}`,
    paiseBySlab: (slabs) =>
      slabs
        .map(({ toUnit, price }) => `${toUnit === null ? 'మిగతావాటికి' : `${toUnit} యూనిట్ల వరకు`} యూనిట్‌కు ${price}`)
        .join(', '),
    nothing: 'ఏమీ లేదు',
    unknownRate: 'దీని రేటు మాకు తెలియదు',
    partOf: (line, part) => `${part}‌పై ${line}`,
    lines: {
      energy: 'ఎనర్జీ చార్జీ',
      fixed: 'ఫిక్స్‌డ్ చార్జీ',
      wheeling: 'వీలింగ్ చార్జీ',
      customer: 'కస్టమర్ చార్జీ',
      fuelSurcharge: 'ఇంధన సర్‌చార్జీ',
      timeOfDay: 'టైమ్ ఆఫ్ డే చార్జీ',
      minimumBill: 'మినిమం చార్జీ',
    },
    source: (title, day, confidence) => `ఆధారం: ${[title, day, confidence].filter(Boolean).join(', ')}.`,
    unsourced: (confidence) => `ఇది ${confidence ?? 'మాకు తెలియని ఆధారం నుంచి'}.`,
    confidence: {
      order: 'ఉత్తర్వు నుంచి',
      'discom page': 'డిస్కం నుంచి',
      press: 'పత్రికల నుంచి',
      'third-party': 'వేరొకరు రాసుకున్న నకలు నుంచి',
      memory: 'ఇంకా ఉత్తర్వుతో సరిచూడనిది',
    },
  },
}
