import { expect, test } from 'vitest'
import { knownFacts } from './fact.ts'
import { companyFacts } from './facts.ts'
import { missingFacts } from './missing-facts.en.ts'
import { particularsOf } from './particulars-of.ts'
import { productFacts } from './product-facts.en.ts'

test('a fact is either printed or on the list of what is missing, never both and never neither', () => {
  const listed = missingFacts().map(({ what }) => what)
  for (const fact of [
    ...productFacts(companyFacts().products.plug!),
    ...particularsOf('audit'),
    ...particularsOf('pilot'),
  ]) {
    const isPrinted = knownFacts([fact]).length > 0
    expect(listed.includes(fact.label), fact.label).toBe(!isPrinted)
  }
})
