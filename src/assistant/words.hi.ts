// Translated on 27 November 2026, from revision 16ce5f4b.
import { contactCopy } from '#leads/enquiry/words.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import { launcherCopy } from './launcher/words.hi.ts'
import type * as english from './words.en.ts'

/** "2 kW से ऊपर 7 kW तक": tariffs exclude where a band begins and include where it ends. */
function range(from: number | null, to: number | null, unit: string): string {
  return [from !== null && `${from} ${unit} से ऊपर`, to !== null && `${to} ${unit} तक`].filter(Boolean).join(' ')
}

const unitsOf = (unit: string) => (unit === 'kWh' ? 'यूनिट' : unit)
const inOneBreath = (words: string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' और ')
const period = (months: number) => (months === 1 ? 'महीने में' : `${months} महीने में`)

export const assistantCopy: Translated<typeof english.assistantCopy> = {
  shopOf: (product) => `शॉप: ${product}`,

  chat: {
    name: launcherCopy.options.help.name,
    face: 'पूछें',
    switch: 'बदलें',
    startAgain: 'फिर से शुरू करें',
    log: 'बातचीत',
    greeting: 'अपने बिल, किसी प्रोडक्ट या सेवा के बारे में पूछें। जवाब हमारे पेजों से आता है, और पेज का लिंक साथ मिलता है।',
    label: 'आपका सवाल',
    placeholder: 'अपना सवाल लिखें',
    wordsLeave: 'आपका सवाल हम दूसरी कंपनी की भाषा सेवा को भेजते हैं, जो जवाब लिखती है। नाम, नंबर या पता न लिखें।',
    send: 'भेजें',
    writing: 'हमारे पेजों में देख रहे हैं',
    person: 'किसी से बात करें',
    you: 'आपने पूछा',
    assistant: 'जवाब',
    notFound: 'इसका ठीक जवाब मेरे पास नहीं है।',
    nearest: 'ये पेज काम आ सकते हैं:',
    inEnglish: 'अंग्रेजी में',
    nothingNear: 'हमारे पेजों पर इसके बारे में कुछ नहीं है।',
    unreachable: 'अभी हमारे पेज नहीं खुल रहे। एक मिनट बाद फिर कोशिश करें।',
    tooMany: 'एक साथ बहुत सवाल आ गए। एक मिनट बाद फिर कोशिश करें।',
    offerPerson: 'हमारी टीम आपको जवाब दे सकती है। भेजने से पहले संदेश देख लें।',
  },

  paths: {
    audit: {
      label: 'होम ऑडिट बुक करें',
      href: '/book-audit',
      say: 'होम ऑडिट यहां बुक करें। समय तय करने के लिए हमारी टीम 24 घंटे में फोन करती है। हमारे पेजों पर इसका दाम नहीं है: फोन आए तो पूछ लें।',
    },
    bill: {
      label: 'मेरे बिल का अंदाजा',
      say: 'अपना राज्य और महीने की यूनिट बताएं।',
      cost: 'कैलकुलेटर दिखाता है कि कौन सा उपकरण कितने का पड़ता है। आपने जो बताया, वह भर दिया है।',
      open: 'कैलकुलेटर खोलें',
      also: [
        { href: '/blogs/energy-audit-at-home', title: 'पता करें, यूनिट कहां जाती हैं: घर का ऑडिट खुद करें (अंग्रेजी में)' },
        { href: '/book-audit', title: 'होम ऑडिट बुक करें' },
      ],
      saidAll: 'आपने जो बताया, वह भर दिया है। जांचें और हिसाब लगाएं दबाएं।',
    },
    order: {
      label: 'दाम और ऑर्डर',
      href: '/our-products',
      ask: 'AI Smart Plug का दाम क्या है?',
      go: 'शॉप पर जाएं',
    },
    returns: {
      label: 'वापसी',
      href: '/returns&refundsPolicy',
      ask: 'डिवाइस लौटाने के लिए मेरे पास कितने दिन हैं?',
      go: 'वापसी और रिफंड, पूरा पढ़ें',
    },
    openings: { label: 'नौकरियां', href: '/careers', ask: 'कौन सी नौकरियां खाली हैं?', go: 'सभी नौकरियां देखें' },
    hours: { label: 'ऑफिस का समय', href: '/contact-us', ask: 'क्या ऑफिस अभी खुला है?', go: 'फोन करें या लिखें' },
    person: { label: 'किसी से बात करें', say: 'अपना नाम और संपर्क बताएं। हम 24 घंटे में जवाब देते हैं।' },
  },
  hours: {
    title: 'संपर्क: ऑफिस का समय',
    open: (until) => `ऑफिस अभी खुला है, ${until} (IST) तक।`,
    closed: (week) => `ऑफिस अभी बंद है। खुला रहता है: ${week}।`,
  },

  bill: {
    heading: 'घर के एक महीने के बिल का अंदाजा लगाएं',
    state: 'राज्य',
    chooseState: 'राज्य चुनें',
    units: 'इस महीने की यूनिट (kWh)',
    loadKw: 'सैंक्शन लोड, kW में',
    loadHint: 'यह आपके बिल पर छपा होता है। कुछ राज्यों में चाहिए।',
    area: 'इलाका',
    areaHint: 'कुछ राज्यों में चाहिए।',
    chooseArea: 'इलाका चुनें',
    areas: { urban: 'शहर या कस्बा', rural: 'गांव' },
    submit: 'हिसाब लगाएं',
    working: 'हिसाब लग रहा है...',
    total: 'बिल का अंदाजा',
    without: 'इस जोड़ में नहीं, क्योंकि रेट पता नहीं:',
    sources: 'हमें कैसे पता',
    memory: 'कुछ रेट अभी ऑर्डर से नहीं मिलाए गए।',
    more: 'सभी लाइनें, कैलकुलेटर में',
    forUnits: (units) => `महीने की ${units.toLocaleString('en-IN')} यूनिट`,
    wrongUnits: 'यूनिट लिखें, 0 से 1,00,000 तक।',
    wrongLoad: 'लोड लिखें, 0 से 1,00,000 तक।',
    wrongState: 'राज्य चुनें।',
    unknownState: 'इस राज्य का घरेलू टैरिफ हमारे पास अभी नहीं है।',
    failure: 'हिसाब नहीं लग पाया। एक मिनट बाद फिर कोशिश करें।',
  },

  handOver: {
    heading: 'किसी से बात करें',
    message: 'आपका संदेश। जैसा चाहें, बदलें।',
    notice: `${contactCopy.notice} इसे हम संपर्क पेज के संदेश की तरह रखते हैं। अब तक हमने कुछ नहीं रखा है।`,
    privacy: 'प्राइवेसी पॉलिसी',
    privacyPath: '/privacypolicy',
    submit: 'संदेश भेजें',
    sending: 'भेज रहे हैं...',
    cancel: 'चैट पर लौटें',
    sent: 'आपका संदेश हमें मिल गया है।',
    reference: 'रेफरेंस नंबर',
    replyBy: 'जवाब कब\u00a0तक',
    me: 'मैंने पूछा:',
    it: 'जवाब मिला:',
    itFoundNothing: 'इसका जवाब नहीं मिला।',
    leftOut: '(बातचीत की शुरुआत छोड़ दी है। पूरी भेजने के लिए बहुत लंबी थी।)',
  },

  problems: {
    empty: 'q पैरामीटर में सवाल लिखें।',
    tooLong: 'सवाल 500 अक्षर तक का हो सकता है।',
    state: 'इस राज्य का घरेलू टैरिफ हमारे पास नहीं है।',
    needs: {
      load_kw: 'इस राज्य के रेट सैंक्शन लोड पर निर्भर हैं। उसे kW में बताएं।',
      area: 'इस राज्य में शहर और गांव के रेट अलग हैं। बताएं, घर कहां है।',
    },
  },

  tariffs: {
    page: 'बिजली बिल कैलकुलेटर',
    categories: {
      domestic: 'घर',
      commercial: 'दुकान-दफ्तर के कनेक्शन',
      'ht-industry': 'हाई टेंशन (HT) के उद्योग',
      'lt-industry': 'लो टेंशन (LT) के उद्योग',
    },
    heading: (category, state) => `${state} में बिजली के रेट: ${category}`,
    subject: ({ state, discom, subcategory, financialYear }, category, conditions) =>
      `${state} में बिजली का टैरिफ, ${category} (${[subcategory, ...conditions].join(', ')}), कंपनी ${discom.join(', ')}, वित्त वर्ष ${financialYear}।`,
    ended: (day) => `यह ${day} को खत्म हुआ; उसके बाद क्या आया, हमें पता नहीं।`,
    use: (from, to, unit, months) => `${period(months)} कुल खपत ${range(from, to, unitsOf(unit))}`,
    load: (from, to, unit) => `सैंक्शन लोड ${range(from, to, unit)}`,
    voltage: (kv) => `${kv.join(' या ')} kV की सप्लाई`,
    areas: { urban: 'शहरी कनेक्शन', rural: 'ग्रामीण कनेक्शन' },
    energy: (conditions, isElse) =>
      ['एनर्जी चार्ज', ...(conditions.length > 0 ? [`(${conditions.join(', ')})`] : isElse ? ['(बाकी सब)'] : [])].join(
        ' ',
      ),
    energyRates: (what, rates) => `${what}: ${rates.join('; ')}।`,
    modes: {
      telescopic: (unit, months) => `, ${period(months)} ${unitsOf(unit)} के हर स्लैब का अपना रेट`,
      'whole-slab': (unit, months) => `, ${period(months)} सारी ${unitsOf(unit)} पर उस स्लैब का रेट जहां तक पहुंचें`,
    },
    slab(from, to, price, unit) {
      const rate = `${price} प्रति ${unitsOf(unit)}`
      if (to === null) return from === 0 ? rate : `${from} से ऊपर ${rate}`
      return `${from + 1} से ${to} तक ${rate}`
    },
    wheeling: (rates) => `व्हीलिंग चार्ज: ${rates.join('; ')}।`,
    atVoltage: (rate, kv) => `${kv.join(' या ')} kV की सप्लाई पर ${rate}`,
    levy: (name, conditions, amount) =>
      `${[name, ...(conditions.length > 0 ? [`(${conditions.join(', ')})`] : [])].join(' ')}: ${amount}।`,
    paise: (paise) => `${paise} पैसे`,
    per: (price, what) => `${price} प्रति ${unitsOf(what)}`,
    percent: (percent, of) => `${inOneBreath(of)} का ${percent}%`,
    percentBySlab: (slabs, of) =>
      `${inOneBreath(of)} का ${slabs
        .map(({ toUnit, percent }) => `${toUnit === null ? 'बाकी पर' : `${toUnit} यूनिट तक`} ${percent}%`)
        .join(', ')}`,
    paiseBySlab: (slabs) =>
      slabs
        .map(({ toUnit, price }) => `${toUnit === null ? 'बाकी पर' : `${toUnit} यूनिट तक`} ${price} प्रति यूनिट`)
        .join(', '),
    nothing: 'कोई नहीं',
    unknownRate: 'इसका रेट हमें पता नहीं',
    partOf: (line, part) => `${part} पर ${line}`,
    lines: {
      energy: 'एनर्जी चार्ज',
      fixed: 'फिक्स चार्ज',
      wheeling: 'व्हीलिंग चार्ज',
      customer: 'कस्टमर चार्ज',
      fuelSurcharge: 'फ्यूल सरचार्ज',
      timeOfDay: 'टाइम ऑफ डे चार्ज',
      minimumBill: 'मिनिमम',
    },
    source: (title, day, confidence) => `स्रोत: ${[title, day, confidence].filter(Boolean).join(', ')}।`,
    unsourced: (confidence) => (confidence ? `यह ${confidence} है।` : 'यह ऐसे स्रोत से है जो हमें पता नहीं।'),
    confidence: {
      order: 'ऑर्डर से',
      'discom page': 'बिजली कंपनी से',
      press: 'अखबार से',
      'third-party': 'किसी और की नकल से',
      memory: 'अभी ऑर्डर से नहीं मिलाया',
    },
  },
}
