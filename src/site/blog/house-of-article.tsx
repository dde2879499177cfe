import { formatRupees } from '#india/indian-numbers.ts'
import { FIRST_ON, FIRST_STATE, type Switch, unitsOf, unitsWith } from '#site/lit-house/appliances.ts'
import { type HouseBill, paiseAt } from '#site/lit-house/house-bills.ts'
import { LitHouse } from '#site/lit-house/lit-house.tsx'
import { litHouseCopy as copy } from '#site/lit-house/words.en.ts'
import { onWith } from './appliance-of-article.ts'

/** The house within an article: what the appliance adds to a bill, by the rates of today. */
export function HouseOfArticle({ appliance, bills }: { appliance: Switch; bills: HouseBill[] }) {
  const bill = bills.find(({ code }) => code === FIRST_STATE)!
  const on = onWith(appliance)
  const [without, total] = [FIRST_ON, on].map((each) => Math.round(paiseAt(bill, unitsWith(each)) / 100) * 100) as [
    number,
    number,
  ]
  const added = formatRupees(total - without)
  const units = Math.round(unitsOf(appliance))

  return (
    <LitHouse
      bills={bills}
      inArticle={{ on }}
      words={
        <>
          <h2>{copy.article(copy.inside[appliance])}</h2>
          <p>{copy.articleLead(copy.inside[appliance], units, added, formatRupees(total), bill.name)}</p>
        </>
      }
    />
  )
}
