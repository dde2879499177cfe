// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const analyticsCopy: Translated<typeof english.analyticsCopy> = {
  label: 'అనలిటిక్స్',
  question: 'మీ రాకను Google Analytics లెక్కించవచ్చా? వద్దన్నా సైట్ ఇలాగే పనిచేస్తుంది.',
  agree: 'సరే',
  refuse: 'వద్దు',
  change: 'అనలిటిక్స్ ఎంపిక మార్చండి',
}
