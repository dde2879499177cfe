export const utilitiesHero = {
  title: 'Every meter, read as it stands',
  description:
    'AI meter reading for distribution companies: the photograph is the evidence, the reading is checked on the spot, and the bill follows from it.',
  heading: 'Every meter, read as it stands.',
  lead: 'AI meter reading for distribution companies. The photograph is the evidence, the reading is checked on the spot, and the bill follows from it.',
  talk: 'Talk to us',
  oneCoral: 'See One Coral',
  clients: 'Utilities we work with',
} as const
