export const questionsCopy = {
  title: 'Questions and answers',
  description:
    'What people ask us about devices, home audits, kVAh billing, meter reading, orders and returns, with short answers.',
  heading: 'What people ask us.',
  contents: 'Topics',
  other: 'Is your question not here? Write to us.',
  none: 'We are writing the answers. Till then, write to us.',
  ask: 'Ask a question',
  message: 'My question:',
} as const
