// Translated on 27 November 2026, from revision 82f1719d.
import { sampleReviews as english } from './sample-reviews.en.ts'

const [geyser, ac, night, standby] = english

export const sampleReviews = [
  {
    ...geyser,
    quote: '2 kW గీజర్ రోజుకు 3 గంటలు వేడి చేస్తే 6 యూనిట్లు. 40 నిమిషాలైతే 1.3.',
    who: 'లెక్కించిన ఉదాహరణ',
  },
  {
    ...ac,
    quote: '6 గంటలు 600 W తీసుకునే ఏసీ 3.6 యూనిట్లు వాడుతుంది. 20 °C బదులు 24 °C వద్ద పెడితే సుమారు 24% తగ్గుతుందని BEE అంచనా.',
    who: 'BEE, 2018',
  },
  {
    ...night,
    quote: 'రాత్రి 2 గంటలకు ఏం నడుస్తోందో చూడండి. 6 దాకా ఆపని 750 W మోటారు 3 యూనిట్లు వాడుతుంది.',
    who: 'లెక్కించిన ఉదాహరణ',
  },
  {
    ...standby,
    quote: 'టీవీ, సెట్-టాప్ బాక్స్, చార్జర్లు: స్టాండ్‌బైలో 25 W అంటే రోజుకు 0.6 యూనిట్లు, నెలకు 18. గోడ స్విచ్ దగ్గర ఆపేయండి.',
    who: 'లెక్కించిన ఉదాహరణ',
  },
] as const
