import { onFile } from './field-words.en.ts'
import { defineRegister } from './register.ts'

/** Films of clients. Without an address a film shows a sketch of what it will tell, and no play button. */
export const films = defineRegister({
  id: 'films',
  title: 'Films',
  one: 'a film',
  help: 'Films of clients on Smart business. Until a film has an address, the page shows its sketch and no play button.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/smart-business'],
  columns: ['title', 'address'],
  fields: {
    title: { kind: 'text', label: 'Title', maxLength: 80 },
    address: {
      kind: 'link',
      label: 'Address of the film',
      help: 'Its page for frames at the host. It is opened only when a visitor taps play.',
      isOptional: true,
    },
    sketch: {
      kind: 'choice',
      label: 'Sketch',
      options: { plant: 'A plant by day and night', 'cold-store': 'A cold store’s peak', shops: 'Twelve shops' },
    },
    plot: { kind: 'text', label: 'What the sketch shows', help: 'For who cannot see it.', maxLength: 160 },
    outline: { kind: 'lines', label: 'What the film tells', maxLines: 5, maxLength: 120 },
    poster: { kind: 'picture', label: 'Poster', ratios: ['16:9'], isOptional: true },
    transcript: {
      kind: 'paragraph',
      label: 'Transcript',
      help: 'All that is said, for who cannot hear it. A film with an address needs it.',
      maxLength: 20_000,
      isOptional: true,
    },
    consent: onFile('Consent of the client on file'),
  },
  check: ({ address, transcript, consent }) => ({
    ...(address && !transcript && { transcript: 'A film that can be played needs its transcript.' }),
    ...(address && !consent && { consent: 'Say where the client’s consent is kept.' }),
  }),
})
