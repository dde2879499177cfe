// What each picture shows, for who does not see it; those that say nothing by themselves have none.
const CUT = 'An Indian house at dusk, cut open: bedroom and bathroom above, hall and kitchen below, a pump beside it'
const SHOP =
  'A small workshop at dusk, cut open: a panel of capacitors, a press, lathes and a compressor, a transformer beside it'

export const pictureWords = {
  'plug-hero':
    'AI Smart Plug with a glowing coral ring standing on a stone plinth; a second unit behind shows its three pins',
  'plug-wall': 'AI Smart Plug in a wall socket with an appliance plugged into it, in window light',
  'plug-front': 'AI Smart Plug from the front: 16 A Indian socket inside a coral light ring, power button below',
  'plug-side': 'AI Smart Plug from the side: seam, air vents and the pins at the back',
  'plug-back': 'AI Smart Plug from behind: three round pins and the rating label',
  'auditor-hero': 'Bijli Auditor energy auditor, six modules wide, showing 3.482 kW, with two current clamps',
  'auditor-board': 'Bijli Auditor in a DB box, on the DIN rail beside the MCBs',
  'auditor-front':
    "Bijli Auditor from the front: display with live power and a day's bar chart, screw terminals above and below",
  'auditor-ct': 'Three split-core current clamps on three phase cables in front of the Bijli Auditor',
  'meter-hero': 'A phone takes a photo of a smart meter and shows the reading 014826 kWh',
  'meterwall-l': 'A wall of smart electricity meters with lit displays in evening light',
  'meterwall-p': 'A wall of smart electricity meters with lit displays in evening light',
  'home-l': 'A modern Indian house at dusk with warm windows and solar panels on its roof',
  'home-p': 'A modern Indian house at dusk with warm windows and solar panels on its roof',
  'factory-l': 'A factory with a saw-tooth roof and two stacks at dusk, its lit windows reflected in the wet yard',
  'factory-p': 'A factory with a saw-tooth roof and two stacks at dusk, its lit windows reflected in the wet yard',
  'cut-l': CUT,
  'cut-p': CUT,
  'shop-l': SHOP,
  'shop-p': SHOP,
  'coral-l': 'A branching coral with glowing tips growing over a dark teal field of data blocks',
  'coral-p': 'A branching coral with glowing tips growing over a dark teal field of data blocks',
  'apfc-hero':
    'Power-factor correction panel showing a power factor of 0.99, its capacitor banks visible behind the open door',
  'switch-hero': 'Four-gang glass touch switch on a warm wall, two gangs lit in coral',
} as const
