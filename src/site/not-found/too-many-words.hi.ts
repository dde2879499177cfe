// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './too-many-words.en.ts'

export const tooManyCopy: Translated<typeof english.tooManyCopy> = {
  title: 'बहुत ज्यादा पेज खुले',
  description: 'आपके नेटवर्क से एक मिनट में बहुत ज्यादा पेज खुले।',
  heading: 'एक मिनट रुकें',
  explanation: 'आपके नेटवर्क से एक मिनट में बहुत ज्यादा पेज खुले, शायद किसी और ने खोले हों। एक मिनट रुककर पेज फिर खोलें।',
  home: 'होम पर लौटें',
}
