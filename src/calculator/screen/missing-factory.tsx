import type { Result } from '#calculator/answers/work-out.ts'
import { missingFactories } from '#calculator/missing-factories.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'

const { fields: copy } = calculatorCopy

/** Under the list of connections: which tariff of a factory is not in it, and how to send it to us. */
export function MissingFactory({ stateName, result }: { stateName: string | undefined; result: Result }) {
  const [first, second] = missingFactories(result.offered)
  if (!first || !stateName) return null
  const supplies = copy.factorySupplies[second ? 'both' : first]

  return (
    <p className="hint">
      <span>{copy.noFactory(stateName, supplies)}</span>{' '}
      <a target="_top" href={contactPath(copy.orderMessage(stateName, supplies))}>
        {copy.sendOrder}
      </a>
    </p>
  )
}
