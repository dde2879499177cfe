// Translated on 26 November 2026, from revision 526e9c4f.
import { sampleReviews as english } from './sample-reviews.en.ts'

const [geyser, ac, night, bill] = english

export const sampleReviews = [
  {
    ...geyser,
    quote: '2 kW గీజర్ రోజుకు 3 గంటలు వేడి చేస్తే 6 యూనిట్లు. 40 నిమిషాలైతే 1.3.',
    who: 'లెక్కించిన ఉదాహరణ',
  },
  {
    ...ac,
    quote: 'ఏసీని 20 °C బదులు 24 °C వద్ద పెట్టండి. దాని యూనిట్లలో సుమారు 24% ఆదా కావచ్చని BEE చెబుతోంది.',
    who: 'BEE, 2018',
  },
  {
    ...night,
    quote: 'రాత్రి 2 గంటలకు ఏం నడుస్తోందో చూడండి. 6 దాకా ఆపని 750 W మోటారు 3 యూనిట్లు వాడుతుంది.',
    who: 'లెక్కించిన ఉదాహరణ',
  },
  {
    ...bill,
    quote: 'మీ బిల్లును వరుస వరుసగా చూడండి: ముందు యూనిట్లు, తర్వాత ప్రతి స్లాబ్ రేటు, ఆ తర్వాత చార్జీలు, డ్యూటీ.',
    who: 'ఎలా మొదలుపెట్టాలి',
  },
] as const
