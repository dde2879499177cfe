import { knownUntil } from '#calculator/engine/age-of-tariff.ts'
import { expiryOfTariffs } from '#calculator/expiry-of-tariffs.ts'
import { countLacking, missingSurcharges } from '#calculator/registers/missing-surcharges.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskDay } from '#desk/frame/desk-time.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { dayInIndia } from '#platform/day-in-india.ts'
import { grouped } from '#platform/grouped.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/tariffs.ts'
import { listOrders } from './orders/keep-orders.ts'
import { surchargesCopy } from './surcharges/words.en.ts'
import { StateFilter, TariffTabs } from './tariff-tabs.tsx'
import { tariffsDeskCopy as copy, tariffTabs } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'tariffs.read' } }

const MOST_EXPIRING = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const today = dayInIndia(now())
  const state = url.searchParams.get('state') || undefined
  const library = await findTariffLibrary(db)
  const records = library.list(state)
  const ends = expiryOfTariffs(records, today)

  return {
    state: state ?? '',
    states: library.states(),
    unread: library.unread.length,
    waiting: (await listOrders(db)).filter(({ status }) => status === 'waiting').length,
    lacking: countLacking(missingSurcharges(library.list(), today)),
    // What is over is listed whole: it is work, not a forecast.
    expiring: ends.slice(0, ends.filter(({ daysLeft }) => daysLeft < 0).length + MOST_EXPIRING),
    records: records.map((record) => toRow(record, today)),
  }
}

export default function TariffsPage({ loaderData }: Route.ComponentProps) {
  const { state, states, expiring, records, unread, waiting, lacking } = loaderData

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        <TariffTabs current="records" />
        <StateFilter state={state} states={states} />
      </PageHead>
      {unread > 0 && <DeskMessage tone="bad">{tariffTabs.unread(unread)}</DeskMessage>}
      {waiting > 0 && <DeskMessage tone="bad">{tariffTabs.waiting(waiting)}</DeskMessage>}
      {lacking > 0 && <DeskMessage tone="bad">{surchargesCopy.missing.count(lacking)}</DeskMessage>}
      {expiring.length > 0 && (
        <section className="desk-part">
          <h2>{copy.next}</h2>
          <ul className="desk-list">
            {expiring.map(({ id, state: name, stateCode, discom, subcategory, until, hasEnd, daysLeft }) => (
              <li key={id}>
                <DeskLink to={`/desk/tariffs?${new URLSearchParams({ state: stateCode })}#${id}`}>
                  {`${deskDay(until)} · ${name} (${discom.join(', ')}), ${subcategory}`}
                </DeskLink>
                <b className={daysLeft < 0 ? 'desk-bad' : undefined}>{copy.expires(daysLeft, hasEnd)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}

      <section className="desk-part">
        <h2>{`${copy.all}: ${records.length}`}</h2>
        {[...grouped(records, ({ stateName }) => stateName)].map(([name, rows]) => (
          <details key={name} className="desk-fold" open={state !== ''}>
            <summary>{`${name}: ${rows.length}`}</summary>
            <RecordTable label={name} records={rows} />
          </details>
        ))}
      </section>
    </>
  )
}

type TariffRow = Route.ComponentProps['loaderData']['records'][number]

function RecordTable({ label, records }: { label: string; records: TariffRow[] }) {
  return (
    <DeskTable label={label} columns={Object.values(copy.columns)}>
      {records.map(({ id, subcategory, companies, term, isOver, hasEnd, confidence, source }) => (
        <tr key={id} id={id}>
          <th scope="row">
            <span>{subcategory}</span>
            <a className="desk-aside" href={`/desk/tariffs/records/${id}`} download aria-label={tariffTabs.fileOf(id)}>
              {id}
            </a>
          </th>
          <td>{companies}</td>
          <td>
            <span>{term}</span>
            {isOver && <b className="desk-bad">{` ${hasEnd ? copy.expired : copy.unconfirmed}`}</b>}
          </td>
          <td>{copy.confidences[confidence]}</td>
          <td>{source?.address ? <a href={source.address}>{source.title}</a> : (source?.title ?? copy.noSource)}</td>
        </tr>
      ))}
    </DeskTable>
  )
}

function toRow(record: Tariff, today: string) {
  const { id, state, discom, subcategory, validFrom, validTo, financialYear, confidence, sources } = record
  const until = validTo ? `${copy.until} ${deskDay(validTo)}` : copy.openEnd

  return {
    id,
    subcategory,
    stateName: state,
    companies: discom.join(', '),
    term: `${copy.from} ${deskDay(validFrom)} ${until}, ${copy.confirmed(financialYear)}`,
    isOver: knownUntil(record) < today,
    hasEnd: validTo !== null,
    confidence,
    source: sources[0],
  }
}
