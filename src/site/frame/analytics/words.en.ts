export const analyticsCopy = {
  label: 'Analytics',
  question: 'May Google Analytics count your visit? The site works the same either way.',
  agree: 'Agree',
  refuse: 'Refuse',
  change: 'Change analytics choice',
} as const
