// Translated on 28 November 2026, from revision c2ac3878.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const auditCopy: Translated<typeof english.auditCopy> = {
  title: 'హోమ్ ఆడిట్ బుక్ చేయండి',
  description: 'మా ఇంజినీరు మీ ఇంటికి వస్తారు, DB బాక్సు చూస్తారు, కరెంటు ఎక్కడ ఎక్కువ ఖర్చవుతోందో చెబుతారు. 24 గంటల్లో జవాబిస్తాం.',
  heading: 'హోమ్ ఆడిట్ బుక్ చేయండి',
  promise: '24 గంటల్లో జవాబిస్తాం.',
  facts: 'విజిట్ గురించి',
  lead: 'మా ఇంజినీరు మీ ఇంటికి వస్తారు, DB బాక్సు చూస్తారు, కరెంటు ఎక్కడ ఎక్కువ ఖర్చవుతోందో చెబుతారు.',
  where: 'ఎక్కడికి రావాలి?',

  labels: {
    fullName: 'పూర్తి పేరు',
    phoneNumber: 'మొబైల్ నంబరు',
    email: 'ఈమెయిల్',
    country: 'దేశం',
    state: 'రాష్ట్రం',
    city: 'ఊరు',
    addressLine1: 'చిరునామా 1',
    addressLine2: 'చిరునామా 2',
    pincode: 'పిన్‌కోడ్',
  },
  optional: '(ఇష్టమైతే)',
  pincodeNote: '(6 అంకెలు)',
  notice: 'మీ వివరాలు మీకు జవాబివ్వడానికి, మీ ఇంటికి రావడానికి మాత్రమే వాడతాం.',
  trap: 'ఇది ఖాళీగా ఉంచండి',

  errors: {
    fullName: 'పూర్తి పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
    phoneNumber: 'సరైన 10 అంకెల మొబైల్ నంబరు రాయండి',
    email: 'సరైన ఈమెయిల్ రాయండి',
    country: 'మీ దేశం ఎంచుకోండి',
    state: 'మీ రాష్ట్రం ఎంచుకోండి',
    city: 'ఊరి పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
    addressLine1: 'మీ చిరునామా రాయండి',
    pincode: 'సరైన 6 అంకెల పిన్‌కోడ్ రాయండి',
  },

  places: {
    chooseCountry: 'మీ దేశం ఎంచుకోండి',
    loadingCountries: 'దేశాలు వస్తున్నాయి...',
    noCountries: 'దేశాలు లేవు',
    countryFirst: 'ముందు దేశం ఎంచుకోండి',
    chooseState: 'మీ రాష్ట్రం ఎంచుకోండి',
    loadingStates: 'రాష్ట్రాలు వస్తున్నాయి...',
    noStates: 'రాష్ట్రాలు లేవు',
    countriesFailed: 'దేశాల జాబితా రాలేదు.',
    statesFailed: 'రాష్ట్రాల జాబితా రాలేదు.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    showStates: 'ఈ దేశంలోని రాష్ట్రాలు చూపండి',
  },

  success: 'మీ ఆడిట్ అభ్యర్థన అందింది. మా టీమ్ 24 గంటల్లో మీకు ఫోన్ చేస్తుంది.',

  submit: 'ఆడిట్ బుక్ చేయండి',
  submitting: 'పంపుతున్నాం...',
  cancel: 'వద్దు',
  close: 'మూసేయండి',
  failure: 'ఏదో పొరపాటు జరిగింది! మీ అభ్యర్థన వెళ్లలేదు. మళ్లీ ప్రయత్నించండి.',
  noResponse: 'నెట్‌వర్క్ లేదు. మీ అభ్యర్థన వెళ్లలేదు. మీరు టైప్ చేసింది భద్రంగా ఉంది.',

  done: {
    heading: 'ఆడిట్ అభ్యర్థన అందింది',
    text: 'మా టీమ్ 24 గంటల్లో మీకు ఫోన్ చేస్తుంది.',
    name: 'పేరు',
    mobile: 'మొబైల్',
    city: 'ఊరు',
    reference: 'రిఫరెన్స్',
    replyBy: 'జవాబిచ్చే గడువు',
    timeZone: '(IST)',
    next: { path: '/energy-calculator', label: 'కాలిక్యులేటర్‌లో మీ బిల్లు చూడండి' },
    close: 'మూసేయండి',
  },
}
