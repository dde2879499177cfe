// Translated on 26 November 2026, from revision e5aa6666.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './api-words.en.ts'

export const billApiCopy: Translated<typeof english.billApiCopy> = {
  amount: '0 से 1,000,000,000 तक का नंबर दें।',
  units: 'यूनिट 0 से 1,000,000,000 तक के नंबर में दें।',
  days: 'जहां सीमा दिनों से है, वहां बिल के दिन बताएं।',
  tariffId: 'टैरिफ का id दें, जैसा /api/calculator/tariffs/ में है।',
  factor: 'पावर फैक्टर 0 से ऊपर और ज्यादा से ज्यादा 1 होता है।',
  length: 'बिल कम से कम एक दिन का होता है।',
  before: 'बिल के दिन दें, और पहले वाले टैरिफ के दिन उनसे कम हों।',
  noState: (state) => `${state} राज्य के टैरिफ हमारे पास नहीं हैं। कोड IN-TS जैसे होते हैं।`,
  noTariff:
    'इस id का टैरिफ हमारे पास नहीं है, या पहले वाला उसी राज्य, किस्म और पहले के समय का नहीं है। सूची /api/calculator/tariffs/ में है।',
}
