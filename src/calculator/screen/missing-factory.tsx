import { missingFactories } from '#calculator/missing-factories.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'

const { fields: copy } = calculatorCopy

/** Under the list of connections: which tariff of a factory is not in it, and how to send it to us. */
export function MissingFactory({ stateName, offered }: { stateName: string | undefined; offered: Tariff[] }) {
  const [first, second] = missingFactories(offered)
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
