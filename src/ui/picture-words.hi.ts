// Translated on 26 November 2026, from revision 2fe4d458.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './picture-words.en.ts'

const METER_WALL = 'शाम की रोशनी में दीवार पर लगे स्मार्ट बिजली मीटर, सबकी स्क्रीन जल रही है'
const HOME = 'शाम के समय एक नया भारतीय घर, खिड़कियों में गर्म रोशनी और छत पर सोलर पैनल'
const FACTORY = 'शाम के समय आरी के दांतों जैसी छत और दो चिमनियों वाली फैक्टरी, गीले आंगन में खिड़कियों की रोशनी झलकती है'
const CUT = 'शाम के समय एक भारतीय घर, बीच से कटा हुआ: ऊपर बेडरूम और बाथरूम, नीचे हॉल और रसोई, बगल में पंप'
const SHOP = 'शाम के समय एक छोटी वर्कशॉप, बीच से कटी हुई: कैपेसिटर का पैनल, प्रेस, लेथ और कंप्रेसर, बगल में ट्रांसफॉर्मर'
const CORAL = 'गहरे नीले-हरे डेटा ब्लॉकों पर उगता शाखाओं वाला मूंगा, जिसके सिरे चमक रहे हैं'

export const pictureWords: Translated<typeof english.pictureWords> = {
  'plug-hero': 'पत्थर के चबूतरे पर खड़ा AI Smart Plug, कोरल रंग की चमकती रिंग के साथ; पीछे दूसरे प्लग की तीन पिन दिखती हैं',
  'plug-wall': 'दीवार के सॉकेट में लगा AI Smart Plug, उसमें एक उपकरण लगा है, खिड़की से रोशनी आ रही है',
  'plug-front': 'सामने से AI Smart Plug: कोरल रंग की रोशनी की रिंग के अंदर 16 A का भारतीय सॉकेट, नीचे पावर बटन',
  'plug-side': 'बगल से AI Smart Plug: जोड़, हवा के छेद और पीछे की पिनें',
  'plug-back': 'पीछे से AI Smart Plug: तीन गोल पिनें और रेटिंग का लेबल',
  'auditor-hero': 'Bijli Auditor, छह मॉड्यूल चौड़ा, स्क्रीन पर 3.482 kW, साथ में दो करंट क्लैंप',
  'auditor-board': 'DB बॉक्स में MCB के बगल में DIN रेल पर लगा Bijli Auditor',
  'auditor-front': 'सामने से Bijli Auditor: स्क्रीन पर अभी का लोड और दिन भर का बार चार्ट, ऊपर और नीचे स्क्रू टर्मिनल',
  'auditor-ct': 'Bijli Auditor के आगे तीन फेज की तारों पर लगे तीन स्प्लिट-कोर करंट क्लैंप',
  'meter-hero': 'फोन स्मार्ट मीटर की फोटो लेता है और रीडिंग दिखाता है: 014826 kWh',
  'meterwall-l': METER_WALL,
  'meterwall-p': METER_WALL,
  'home-l': HOME,
  'home-p': HOME,
  'factory-l': FACTORY,
  'factory-p': FACTORY,
  'cut-l': CUT,
  'cut-p': CUT,
  'shop-l': SHOP,
  'shop-p': SHOP,
  'coral-l': CORAL,
  'coral-p': CORAL,
  'apfc-hero': 'पावर फैक्टर ठीक करने वाला पैनल, स्क्रीन पर पावर फैक्टर 0.99, खुले दरवाजे के पीछे कैपेसिटर बैंक',
  'switch-hero': 'दीवार पर चार बटन वाला कांच का टच स्विच, दो बटन कोरल रंग में जल रहे हैं',
}
