export const analyticsCopy = {
  label: 'Analytics',
  question: 'Can Google Analytics count your visit? The site works the same if you say no.',
  agree: 'Agree',
  refuse: 'Refuse',
  change: 'Change analytics choice',
} as const
