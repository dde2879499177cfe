import { missingSupplies } from '#calculator/missing-factories.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'

const { fields: copy } = calculatorCopy

/** Under the list of connections: which tariffs of a factory are not in it, and how to send them to us. */
export function MissingFactory({ stateName, offered }: { stateName: string | undefined; offered: Tariff[] }) {
  const supplies = missingSupplies(offered)
  if (!supplies || !stateName) return null

  return (
    <p className="hint">
      <span>{copy.noFactory(stateName, supplies)}</span>{' '}
      <a target="_top" href={contactPath(copy.orderMessage(stateName, supplies))}>
        {copy.sendOrder}
      </a>
    </p>
  )
}
