// Translated on 26 November 2026, from revision 2fe4d458.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './picture-words.en.ts'

const CUT = 'సాయంత్రం వేళ ఓ ఇల్లు, లోపల కనిపించేలా: పైన పడకగది, బాత్రూమ్; కింద హాలు, వంటగది; పక్కన నీటి మోటారు'
const SHOP = 'సాయంత్రం వేళ ఓ చిన్న వర్క్‌షాప్, లోపల కనిపించేలా: కెపాసిటర్ల ప్యానెల్, ప్రెస్, లేత్ మెషిన్లు, కంప్రెసర్; పక్కన ట్రాన్స్‌ఫార్మర్'
const METER_WALL = 'సాయంత్రపు వెలుగులో గోడ నిండా స్మార్ట్ మీటర్లు, వాటి డిస్‌ప్లేలు వెలుగుతున్నాయి'
const HOME = 'సాయంత్రం వేళ ఓ కొత్త ఇల్లు; కిటికీల్లో వెలుగు, కప్పు మీద సోలార్ ప్యానెళ్లు'
const FACTORY = 'సాయంత్రం వేళ రెండు పొగగొట్టాల ఫ్యాక్టరీ; దాని కిటికీల వెలుగు తడి నేల మీద ప్రతిఫలిస్తోంది'
const CORAL = 'వెలిగే కొనలతో కొమ్మలు చాచిన పగడం; కింద ముదురు ఆకుపచ్చ రంగులో డేటా గళ్లు'

export const pictureWords: Translated<typeof english.pictureWords> = {
  'plug-hero': 'రాతి దిమ్మ మీద పగడపు రంగు వలయం వెలుగుతున్న AI Smart Plug; వెనుక మరో ప్లగ్, దాని మూడు పిన్నులు కనిపిస్తున్నాయి',
  'plug-wall': 'గోడ సాకెట్‌లో AI Smart Plug, దానికి పెట్టిన ఓ పరికరం; కిటికీ వెలుగులో',
  'plug-front': 'ముందు నుంచి AI Smart Plug: పగడపు వెలుగు వలయంలో 16 A సాకెట్, కింద పవర్ బటన్',
  'plug-side': 'పక్క నుంచి AI Smart Plug: అతుకు, గాలి రంధ్రాలు, వెనుక పిన్నులు',
  'plug-back': 'వెనుక నుంచి AI Smart Plug: మూడు గుండ్రటి పిన్నులు, రేటింగ్ లేబుల్',
  'auditor-hero': 'ఆరు మాడ్యూళ్ల వెడల్పు ఉన్న Bijli Auditor; 3.482 kW చూపిస్తోంది, రెండు కరెంట్ క్లాంపులతో',
  'auditor-board': 'DB బాక్సులో MCBల పక్కన DIN రైలు మీద Bijli Auditor',
  'auditor-front': 'ముందు నుంచి Bijli Auditor: ఇప్పటి లోడ్, రోజు గ్రాఫ్ చూపే డిస్‌ప్లే; పైన, కింద స్క్రూ టెర్మినళ్లు',
  'auditor-ct': 'Bijli Auditor ముందు మూడు ఫేజ్ కేబుళ్లకు తగిలించిన మూడు కరెంట్ క్లాంపులు',
  'meter-hero': 'ఫోన్ స్మార్ట్ మీటర్‌ను ఫొటో తీసి 014826 kWh రీడింగ్ చూపిస్తోంది',
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
  'apfc-hero': 'పవర్ ఫ్యాక్టర్ 0.99 చూపిస్తున్న APFC ప్యానెల్; తెరిచిన తలుపు వెనుక కెపాసిటర్ బ్యాంకులు',
  'switch-hero': 'గోడ మీద నాలుగు స్విచ్‌ల గాజు టచ్ ప్యానెల్; రెండు పగడపు రంగులో వెలుగుతున్నాయి',
}
