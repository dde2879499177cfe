import { wordsOf } from '#india/words.ts'

/**
 * What visitors say, in the words of our pages: Hindi, Telugu, and both as they are typed in Latin letters. Inflected
 * forms are found by their beginning (see meaningOf), so one form of a word is mostly enough.
 */
export const MEANINGS: readonly (readonly [ours: string, theirs: string])[] = [
  ['electricity power', 'बिजली विद्युत करंट करेंट లైట్ కరెంట్ కరెంటు విద్యుత్ bijli bijlee vidyut karent karant vidhyut current'],
  ['bill', 'बिल బిల్లు బిల్ billu bil'],
  ['meter', 'मीटर మీటర్ మీటరు mitar meeter'],
  ['unit', 'यूनिट यूनिटें యూనిట్ యూనిట్లు yunit yunits'],
  ['price cost', 'कीमत क़ीमत दाम मूल्य भाव ధర ధరలు రేటు daam dam kimat keemat qeemat dhara dharalu retu'],
  ['rupee', 'rs inr rupaye rupay rupya रुपये रुपए रुपया రూపాయలు రూపాయల'],
  ['cost rupee', 'खर्च खर्चा ख़र्च ఖర్చు kharcha kharch kharchu karchu paise paisa'],
  ['per', 'प्रति prati'],
  ['charge', 'चार्ज शुल्क ఛార్జ్ ఛార్జీ చార్జీ చార్జ్ shulk chaarj'],
  ['tariff rate', 'टैरिफ दर दरें टैरिफ़ టారిఫ్ tarif'],
  ['refund', 'रिफंड रिफ़ंड వాపసు రీఫండ్ రిఫండ్ vapasu rifund'],
  ['return', 'वापस वापसी लौटा लौटाना తిరిగి రిటర్న్ వెనక్కి wapas wapsi vapas vapsi tirigi venakki lauta'],
  ['cancel', 'रद्द कैंसिल రద్దు క్యాన్సిల్ radd raddu cancil'],
  ['order buy', 'खरीद ख़रीद ऑर्डर ఆర్డర్ కొను కొనుగోలు కొనాలి kharid kharidna konali konu'],
  ['device product', 'सामान उपकरण వస్తువు పరికరం saman saaman vastuvu parikaram'],
  ['day', 'दिन రోజు రోజులు din dino roju rojulu'],
  ['hour', 'घंटा घंटे గంట గంటకు ghanta ghante ganta gantaku'],
  ['office', 'ऑफिस ऑफ़िस दफ्तर कार्यालय ఆఫీసు ఆఫీస్ కార్యాలయం aafis daftar karyalay'],
  ['open hours', 'खुल खुलता खुला బజ तेर తెరు తెరుస్తారు తెరిచి khulta khula teru terustaru'],
  ['closed hours', 'बंद మూసి మూస్తారు band bandh musi'],
  ['sunday', 'रविवार इतवार ఆదివారం ravivar itvar adivaram'],
  ['branch', 'शाखा ब्रांच శాఖ బ్రాంచ్ shakha brach sakha'],
  ['office address', 'पता ठिकाना చిరునామా అడ్రస్ chirunama'],
  ['patna', 'पटना పాట్నా'],
  ['delhi', 'दिल्ली ఢిల్లీ dilli'],
  ['raipur', 'रायपुर రాయ్‌పూర్'],
  ['hyderabad', 'हैदराबाद హైదరాబాద్'],
  ['telangana', 'तेलंगाना తెలంగాణ'],
  ['bihar', 'बिहार బీహార్'],
  ['andhra', 'आंध्र ఆంధ్ర'],
  ['assam', 'असम అస్సాం'],
  ['bengal', 'बंगाल bangal బెంగాల్'],
  ['chhattisgarh', 'छत्तीसगढ़ chattisgarh ఛత్తీస్‌గఢ్'],
  ['gujarat', 'गुजरात గుజరాత్'],
  ['haryana', 'हरियाणा hariyana హర్యానా'],
  ['himachal', 'हिमाचल హిమాచల్'],
  ['jharkhand', 'झारखंड ఝార్ఖండ్ జార్ఖండ్'],
  ['karnataka', 'कर्नाटक కర్ణాటక'],
  ['kerala', 'केरल కేరళ'],
  ['madhya', 'मध्य మధ్య'],
  ['maharashtra', 'महाराष्ट्र మహారాష్ట్ర'],
  ['nadu', 'नाडु నాడు'],
  ['odisha', 'ओडिशा उड़ीसा orissa ఒడిశా'],
  ['pradesh', 'प्रदेश ప్రదేశ్'],
  ['punjab', 'पंजाब panjab పంజాబ్'],
  ['rajasthan', 'राजस्थान రాజస్థాన్'],
  ['tamil', 'तमिल తమిళ'],
  ['uttar', 'उत्तर ఉత్తర'],
  ['uttarakhand', 'उत्तराखंड ఉత్తరాఖండ్'],
  ['west', 'पश्चिम పశ్చిమ'],
  ['phone call', 'फोन फ़ोन नंबर ఫోన్ నంబర్ fon namber whatsapp helpline'],
  ['home', 'घर मकान ఇంటి ఇల్లు గృహ ghar makan inti illu gruha'],
  ['factory industry', 'फैक्ट्री कारखाना उद्योग ఫ్యాక్టరీ పరిశ్రమ karkhana udyog parishrama parisrama'],
  ['shop business', 'दुकान దుకాణం dukan dukaan'],
  ['business shop', 'व्यापार వ్యాపారం vyapar vyaparam'],
  ['commercial shop', 'वाणिज्यिक వాణిజ్య'],
  ['audit', 'ऑडिट ఆడిట్ adit odit'],
  ['check audit', 'जांच తనిఖీ సరిచూ సరిచూడ janch tanikhi'],
  ['photo', 'फोटो तस्वीर ఫోటో foto'],
  ['slab', 'स्लैब స్లాబ్'],
  ['category', 'कैटेगरी श्रेणी కేటగిరీ'],
  ['change', 'बदल మార్చ మారు'],
  ['demand', 'डिमांड डिमाण्ड డిమాండ్'],
  ['network', 'नेटवर्क నెట్‌వర్క్'],
  ['pilot', 'पायलट పైలట్'],
  ['code', 'कोड కోడ్'],
  ['apfc', 'एपीएफसी ఏపీఎఫ్‌సీ'],
  ['energy', 'ऊर्जा శక్తి urja shakti'],
  ['book', 'बुक बुकिंग బుక్ బుకింగ్'],
  ['plug', 'प्लग ప్లగ్ plag'],
  ['smart', 'स्मार्ट స్మార్ట్ smaart'],
  ['switch', 'स्विच స్విచ్ svich'],
  ['prepaid', 'प्रीपेड ప్రీపెయిడ్ pripaid pripeid'],
  ['must', 'अनिवार्य तप्पनिसरि తప్పనిసరి తప్పనిసరా anivarya tappanisari tappanisara'],
  ['solar rooftop', 'सोलर सौर సోలార్ సౌర saur'],
  ['subsidy', 'सब्सिडी सबसिडी సబ్సిడీ రాయితీ sabsidi rayiti'],
  ['free', 'मुफ्त मुफ़्त ఉచిత muft uchita uchitam'],
  ['geyser', 'गीज़र गीजर గీజర్ giser gizer gijar geezer'],
  ['ac air conditioner', 'एसी ఏసీ'],
  ['fan', 'पंखा ఫ్యాన్ pankha'],
  ['fridge', 'फ्रिज ఫ్రిజ్ frij'],
  ['motor pump', 'मोटर मोटर पंप మోటార్ పంపు'],
  ['job opening', 'नौकरी नौकरियां రోజ్‌గార్ ఉద్యోగ ఉద్యోగాలు naukri nokri rojgar udyogam udyogalu udyoga'],
  ['apply application', 'आवेदन अप्लाई దరఖాస్తు avedan aavedan darakhastu'],
  ['power', 'पावर పవర్ pavar'],
  ['factor', 'फैक्टर ఫ్యాక్టర్ faktar'],
  ['reduce low less', 'कम घटा घटाए తక్కువ తగ్గ తగ్గించ kam ghata ghatao takkuva taggi tagginch'],
  [
    'high more increase',
    'ज्यादा ज़्यादा अधिक बढ़ बढ़ता बढ़ा बहुत ఎక్కువ పెరిగ పెరుగ చాలా jyada zyada jada adhik badha bahut ekkuva ekuva perig chala',
  ],
  ['use consume', 'खाता खाती खपत వాడుతుంది వినియోగం khata khati khapat vadutundi viniyogam'],
  ['save saving', 'बचत बचाए ఆదా పొదుపు bachat bacha bachaye aada podupu'],
  ['wrong dispute', 'गलत ग़लत తప్పు galat galath tappu thappu'],
  ['complaint dispute', 'शिकायत ఫిర్యాదు shikayat shikayath sikayat firyadu phiryadu'],
  ['read', 'पढ़ पढ़ें पढ़ना చదవ చదవాలి చదువు padhe padhna chadav chaduvu'],
  ['reading', 'रीडिंग రీడింగ్ riding'],
  ['run', 'चलाने चलाना चलाएं నడప chalane chalana'],
  ['load', 'लोड లోడ్'],
  ['fixed', 'फिक्स्ड फिक्स ఫిక్స్‌డ్ స్థిర fiks'],
  ['capacitor', 'कैपेसिटर కెపాసిటర్ kapasitar'],
  ['information data', 'जानकारी डेटा సమాచారం డేటా jankari samacharam'],
  ['person', 'manager मैनेजर आदमी इंसान व्यक्ति మనిషి వ్యక్తి manishi insaan aadmi'],
  ['talk', 'बात మాట్లాడ baat matlad matlaad'],
  ['calculate', 'हिसाब लेखा లెక్క hisab hisaab lekka'],
]

/** English words that our pages and visitors use for each other. */
export const ALIKE: readonly string[] = [
  'price cost rate',
  'buy order purchase',
  'job opening vacancy career',
  'apply application',
  'hours timing time',
  'open hours',
  'complain complaint dispute wrong',
  'reduce lower cut save saving optimization',
  'data information',
  'factory industry plant',
  'shop commercial',
  'photo photograph picture image',
  'network internet offline',
  'centre central government',
  'roof rooftop',
  'sunlight solar',
  'disconnect cut',
  'eligible eligibility qualify register',
  'launch coming soon',
  'track status late',
  'quote price',
  'send return',
  'calculate size work formula',
  'room socket',
  'staff team people',
  'founder owner',
  'delete erase forget',
  'rights delete',
  'phone call',
  'safe safely safety danger dangerous',
]

/** Said in several words by visitors, in one by our pages; written over before a question is cut into words. */
export const PHRASES: readonly (readonly [said: RegExp, ours: string])[] = [
  [/\bcurrent bills?\b/g, 'electricity bill'],
  // Verbs that are parted by what they are about.
  [/\b(?:send|give|bring|ship|mail)(?:ing)?((?: \w+){0,3}) back\b/g, 'return$1'],
  [/\bmoney( \w+)? back\b/g, 'refund'],
  [/\bopening (?=(an?|the|my|our|your|it)\b)/g, 'open '],
  [/(डबु|డబ్బు|డబ్బులు) వాపసు/g, 'refund'],
  [/పైసే వాపస్|पैसे? वापस|paise? wapas/g, 'refund'],
  [/\bwork(ed|ing)? out\b/g, 'calculate'],
  [/\bhow much (is|are|does|do|for)\b/g, 'price'],
  [/\bkitne (ka|ki|ke|me|mein)\b|कितने (का|की|के|में)/g, 'price'],
  [/\bup (?=bijli|electricity|rate|m(e|ein)\b|k[aei]\b)/g, 'uttar pradesh '],
  [/\bmp (?=bijli|electricity|rate|m(e|ein)\b|k[aei]\b)/g, 'madhya pradesh '],
  [/\btamil ?nadu\b|तमिलनाडु/g, 'tamil nadu'],
  [/(फोन|मोबाइल|व्हाट्सऐप|ఫోన్|మొబైల్|వాట్సాప్) (नंबर|నంబర్|నెంబర్)/g, 'call support'],
  [/बिजली ऑडिटर|బిజిలీ ఆడిటర్|బిజ్లీ ఆడిటర్/g, 'auditor'],
  [/(आंध्र|मध्य|उत्तर|हिमाचल) ?प्रदेश/g, '$1 प्रदेश '],
  [/(ఆంధ్ర|మధ్య|ఉత్తర|హిమాచల్) ?ప్రదేశ్/g, '$1 ప్రదేశ్ '],
  [/తమిళనాడు/g, 'tamil nadu '],
  [/\b(phone|contact|mobile|customer care|toll[- ]?free|helpline|whatsapp) (no|num|number)\b/g, 'call support'],
  [/\be?-?mail (id|address)\b/g, 'email support call'],
  [/\b(head )?office address\b|\baddress of (the |your )?(head )?office\b/g, 'office'],
  [/\bgr[iu]ha? jyoth?i\b|गृह ज्योति/g, 'jyothi subsidy'],
  [/\border (nahi|nahin|abhi|not)\b|\bwhere('s| is) my (order|parcel|delivery)\b/g, 'order status'],
  [/\bair[- ]?condition(er|ers|ing)\b/g, 'ac'],
  [/\bpays? for itself\b/g, 'payback'],
  [/\b(come|comes|coming) out\b/g, 'coming soon'],
  [/\bstand[- ]by\b/g, 'standby'],
  [/\broof[- ]top\b/g, 'rooftop'],
  [/\bopen(ing)? hours\b/g, 'hours open'],
  // To find out, and no address.
  [/पता (चल|कर|लग)[\p{L}\p{M}]*/gu, ' '],
]

/** Words that ask or join and say nothing of what is asked about. */
export const EMPTY_WORDS = new Set(
  wordsOf(`a about after all also am an and any are as at be been but by can could did do does doing for from get gets getting
  give go had has have having he her here how i if in into is it its itself just let like me mean means meant more much
  many my need needs no not of off on once one only or other our out please really shall she should so some soon such
  tell than thank thanks that the their them then there these they thing this those through to too up us use used using
  very want wants was we were what when where which who whom whose why will with without would yes yet you your yours
  ek karo karni karne raha rahi rahe gaya gayi diya hua hui wala wali koi batao bataye batana abhi tak
  long happen happens kind sort moment currently now today something anything nothing take takes took work works say says said going
  है हैं हूं हो था थी का की के को से में पर पे क्या कैसे कैसा कैसी कहां कब कितना कितने कितनी किस कौन मेरा मेरी मेरे मुझे
  आप आपका आपकी आपके हम हमारा कर करें करूं करना करने सकते सकता सकती होना होता होती होने मिलता मिलती मिलेगा मिलेगी आता
  आती आते आया लिए यह वह और या भी नहीं न क्यों इतना तो जाता जाती जाए बजे खुद एक ने जरूरी है चाहिए लगता लगती लगा दे
  ఎంత ఎలా ఎప్పుడు ఎక్కడ ఎందుకు ఏమి ఏమిటి ఏది ఏ నా నాకు నేను మీ మీరు మా ఉంది ఉన్నాయి ఉంటాయి ఉంటుంది అవుతుంది వస్తుంది
  వచ్చింది వస్తే చేయాలి చేయవచ్చా చేయవచ్చు కావాలి లో కి కు ని ఒక ఈ ఆ అంటే అని చెప్పండి ఎన్ని ఇవ్వడానికి దగ్గర కోసం
  hai hain ho hoga hota hoti tha ka ki ke ko se me mein mai par pe kya kaise kese kaisa kaha kahan kab kitna kitne kitni
  mera meri mere mujhe aap aapka aapki aapke hum karu karun kare karen karna karte karne sakte sakta chahiye milega
  milegi milta milti aata aati ata ati aaya lagta lagti lagwane lagwana liye aur ya bhi nahi kyu kyun kyon itna to jata
  naa naaku nenu mee meeru ela enti emi ento entha enta eppudu ekkada enduku cheyali cheyyali cheyyocha cheyocha
  cheyyachu vachindi vacchindi vastundi vasthundi avutundi avuthundi undi unda unnaya untunda untundi unnayi lo ku ni
  ante kavali cheppandi oka enni
  रहता रहती रहते रहे रहा रही रखें रखते रखना रखने पड़ता पड़ती पड़े पड़ेगा बाद अपना अपने अपनी अगर हर इस उस इसका उसका इसमें कोई कुछ
  सब जब तब फिर अब आपको आपने हमें किसे किसको किसने किन कितना आएगा आएगी आएंगे आएं होगा होगी होंगे जाएगा जाएगी जाएंगे जाते दें देते देता देना
  देने लें लेता लेते लेती लेना बताएं बताइए समझें समझाएं देखें देखना चले चलेगा चलता वाला वाली वाले ही तक साथ कि थे हुए हुआ हुई सके
  aayega aayegi ayega ayegi aayenge hogi honge jayega jayegi deta dete lete leta leti tisukuntundi vastayi chestaru unte
  दीजिए कीजिए करते करता करती करके करवाना होकर रहें वही कौनसा कौनसी निकालो निकालें बिना चालू
  ఏం ఏమవుతుంది ఎవరు ఎవరికి ఏవి ఇది అది ఇవి అవి ఉంటే ఉన్న ఉన్నా ఉందా ఉందో లేదో లేకపోతే లేకుండా చేస్తే చేస్తారు చేస్తారా చేస్తుంది చేయడం చేయాలా
  చెయ్యాలి తెలుసుకోవాలి తెలుస్తుంది చూడాలి చూసుకోవాలి వస్తాయి వస్తుందో వస్తారా అంత అయితే కూడా మీద నుంచి నుండి వరకు తర్వాత ముందు
  కాదా కావాలా ఇస్తారు ఇస్తారా తీసుకుంటారా తీసుకుంటుంది తీసుకుంటుందో తీసుకోవాలి పోతుంది పెడితే పెట్టాలి పెట్టడానికి చేయడానికి చెప్పగలరా
  పని పనిచేస్తాయి పనిచేస్తుంది అనేది అయ్యే ఇలా అలా ఎందువల్ల ఎంతవరకు ఏదైనా మొదట నాకు మాకు మీకు మాది మీది`),
)
