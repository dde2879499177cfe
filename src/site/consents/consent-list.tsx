import { inIndianDate } from '#india/indian-date.ts'
import type { GivenConsent } from '#leads/consents/list-consents.ts'
import { consentsCopy as copy } from '#leads/consents/words.en.ts'
import { Button } from '#ui/button.tsx'

export interface ShownConsents {
  leads: GivenConsent[]
  newsletter: { confirmedAt: string | null; isSubscribed: boolean } | null
}

/** Each thing that was agreed to, with the one act that takes it back. */
export function ConsentList({ leads, newsletter }: ShownConsents) {
  const open = leads.filter(({ withdrawnAt }) => !withdrawnAt).length + (newsletter?.isSubscribed ? 1 : 0)

  return (
    <>
      <ul className="grid w-full list-none gap-4 p-0">
        {leads.map((lead) => (
          <li key={lead.leadId}>
            <Lead {...lead} />
          </li>
        ))}
        {newsletter && (
          <li>
            <h2 className="h-mid">{copy.newsletter}</h2>
            <p>{copy.givenFor([copy.purposes.newsletter])}</p>
            <p>{newsletter.confirmedAt ? copy.since(inIndianDate(newsletter.confirmedAt)) : copy.unconfirmed}</p>
            {newsletter.isSubscribed ? (
              <TakeBack name="newsletter" value="yes" what={copy.newsletter} />
            ) : (
              <p>{copy.left}</p>
            )}
          </li>
        )}
      </ul>
      {open === 0 && <p>{copy.nothing}</p>}
      {open > 1 && (
        <form method="post">
          <input type="hidden" name="all" value="yes" />
          <Button type="submit">{copy.withdrawAll}</Button>
        </form>
      )}
    </>
  )
}

function Lead({ leadId, what, reference, receivedAt, purposes, withdrawnAt, poolEndsAt }: GivenConsent) {
  return (
    <>
      <h2 className="h-mid">{what}</h2>
      <p>{copy.sent(reference, inIndianDate(receivedAt))}</p>
      <p>{copy.givenFor(purposes.map((purpose) => copy.purposes[purpose]))}</p>
      {withdrawnAt ? (
        <p>{copy.withdrawn(inIndianDate(withdrawnAt))}</p>
      ) : (
        <TakeBack name="lead" value={leadId} what={`${what}, ${reference}`} />
      )}
      {poolEndsAt && (
        <>
          <p>{`${copy.givenFor([copy.purposes['talent-pool']])} ${copy.poolUntil(inIndianDate(poolEndsAt))}`}</p>
          <TakeBack name="pool" value={leadId} what={`${copy.pool}, ${reference}`} />
        </>
      )}
    </>
  )
}

function TakeBack({ name, value, what }: { name: string; value: string; what: string }) {
  return (
    <form method="post">
      <input type="hidden" name={name} value={value} />
      <Button type="submit" tone="line" aria-label={copy.withdrawOf(what)}>
        {copy.withdraw}
      </Button>
    </form>
  )
}
