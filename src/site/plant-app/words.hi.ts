// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const screenCopy: Translated<typeof english.screenCopy> = {
  load: {
    label: 'अभी 312.4 kW, सबसे बड़ा हिस्सा चिलर 1 का 118 kW',
    now: 'अभी का लोड',
    loads: ['चिलर 1', 'कंप्रेसर', 'लाइन 2', 'लाइटें'],
  },
  powerFactor: {
    label: 'अभी 0.99, APFC पैनल चालू होने से पहले 0.82; चार में से तीन स्टेप चालू हैं',
    last: 'पिछले 24 घंटे',
    from: '0.82 से',
    on: 'APFC चालू',
    step: (number) => `स्टेप ${number}`,
  },
  bill: {
    label: 'इस महीने ₹4,82,310: एनर्जी, डिमांड और दूसरे चार्ज; सुधार के बाद दिन की यूनिट कम',
    soFar: 'इस महीने अब तक',
    energy: 'एनर्जी',
    demand: 'डिमांड',
    other: 'दूसरे',
    unitsADay: 'दिन की यूनिट',
  },
}
