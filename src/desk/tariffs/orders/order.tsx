import { checkOrder } from '#calculator/registers/check-order.ts'
import { compareOrder } from '#calculator/registers/compare-order.ts'
import { readOrder } from '#calculator/registers/read-order.ts'
import { listLiveOrders, listLiveSurcharges, makeTariffLibrary } from '#calculator/tariff-library.ts'
import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActButton, ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskDay, deskTime } from '#desk/frame/desk-time.ts'
import { listArticlesWithRates } from '#desk/tariffs/articles-with-rates.ts'
import { ArticlesToRead } from '#desk/tariffs/tariff-tabs.tsx'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/order.ts'
import { FaultList } from './fault-list.tsx'
import { faultsAmongOthers, findOrder } from './keep-orders.ts'
import { FieldsTable, GoldenTable, SamplesTable } from './order-tables.tsx'
import { ordersCopy as copy } from './words.en.ts'
import '#desk/tariffs/tariffs.css'

export const handle: DeskHandle = { access: { read: 'tariffs.read' } }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { staff, db, may } = deskOf(context)
  const loaded = orNotFound(await loadOrder(db, params.id))

  return {
    ...loaded,
    mayWrite: may('tariffs.write'),
    isOwn: loaded.order.uploaded_by === staff.id,
    faults: loaded.order.status === 'waiting' ? await faultsAmongOthers(db, loaded.order) : [],
    told: url.searchParams.get('told'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.order.record_id)
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, record, faults, told, supersedes, comparison, articles } = loaderData
  const { trouble } = useAnswer()

  return (
    <>
      <DeskLink to="/desk/tariffs/orders">{copy.back}</DeskLink>
      <h1 className="desk-title order-title" translate="no">
        {order.record_id}
      </h1>
      {record && <p className="desk-lead">{`${record.state} (${record.discom.join(', ')}), ${record.subcategory}`}</p>}
      {!record && <DeskMessage tone="bad">{copy.unread}</DeskMessage>}
      {told && !trouble && (
        <DeskMessage tone="good">
          {Object.hasOwn(copy.told, told) ? copy.told[told as keyof typeof copy.told] : copy.uploaded}
        </DeskMessage>
      )}
      <AnswerMessage />
      {faults.length > 0 && <FaultList faults={faults} />}
      <div className="order-head">
        <Status {...loaderData} />
        <Acts {...loaderData} />
      </div>
      {record && <ArticlesToRead articles={articles} lead={copy.articlesLead} />}
      {comparison && (
        <>
          <FieldsTable supersedes={supersedes} fields={comparison.fields} />
          <SamplesTable samples={comparison.samples} />
          <GoldenTable golden={comparison.golden} />
        </>
      )}
      <section className="desk-part">
        <h2>{copy.text.heading}</h2>
        <p>
          <a className="desk-link" href={`/desk/tariffs/orders/${order.id}/file`} download>
            {copy.text.download}
          </a>
        </p>
        <details className="desk-fold">
          <summary>{copy.text.show}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          <pre className="order-file" translate="no" tabIndex={0}>
            {order.text}
          </pre>
        </details>
      </section>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** Who did what with it, and when, as a printed record. */
function Status({ order, record }: Loaded) {
  const { status: words } = copy
  const lines: [string, string][] = [
    ...(record
      ? [
          [words.inForce, words.term(deskDay(record.validFrom), record.validTo && deskDay(record.validTo))] as [
            string,
            string,
          ],
        ]
      : []),
    [words.file, order.file_name],
    [words.uploaded, deskTime(order.uploaded_at)],
    [words.uploadedBy, order.uploaded_by_name],
  ]
  const decided = order.status === 'refused' ? 'refused' : 'approved'
  if (order.decided_at)
    lines.push([words[decided], deskTime(order.decided_at)], [words[`${decided}By`], order.decided_by_name ?? ''])
  if (order.taken_back_at)
    lines.push([words.takenBack, deskTime(order.taken_back_at)], [words.takenBackBy, order.taken_back_by_name ?? ''])

  return (
    <article className="bill" aria-labelledby="order-status">
      <div className="bill__top">
        <h2 id="order-status">{copy.statuses[order.status]}</h2>
      </div>
      {lines.map(([label, value]) => (
        <div className="ln" key={label}>
          <span>{label}</span>
          <span>{value}</span>
        </div>
      ))}
      {order.ends_early === 1 && <p className="small">{words.early}</p>}
    </article>
  )
}

function Acts({ order: { status }, faults, warnings, mayWrite, isOwn }: Loaded) {
  const { acts: words } = copy
  if (status !== 'waiting' && status !== 'live') return null

  return (
    <section>
      <h2>{words.heading}</h2>
      {warnings.length > 0 && (
        <ul className="tariff-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {!mayWrite && <p>{words.reader}</p>}
      {mayWrite && (
        <ActForm className="row">
          {status === 'waiting' && !isOwn && faults.length === 0 && (
            <ActButton act="approve">{words.approve}</ActButton>
          )}
          {status === 'waiting' && (
            <ActButton act="refuse" tone="line">
              {isOwn ? words.withdraw : words.refuse}
            </ActButton>
          )}
          {status === 'live' && (
            <ActButton act="take-back" tone="line">
              {words.takeBack}
            </ActButton>
          )}
        </ActForm>
      )}
      {mayWrite && status === 'waiting' && isOwn && <p className="muted">{words.own}</p>}
      {mayWrite && status === 'live' && <p className="muted">{words.takeBackNote}</p>}
    </section>
  )
}

/** An order with all that a second person has to see: beside the records that counted, or count, without it. */
async function loadOrder(db: Database, id: string) {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const { record } = readOrder(order.text)
  if (!record) return { order, record: null, warnings: [], supersedes: null, comparison: null, articles: [] }

  const [live, surcharges] = await Promise.all([listLiveOrders(db), listLiveSurcharges(db)])
  const before = live.filter(
    (other) => other.id !== id && (order.version === null || (other.version ?? 0) < order.version),
  )
  const without = makeTariffLibrary(before, surcharges)
  const checked = checkOrder(record, without.list(), { endsEarly: order.ends_early === 1 })
  const ended = JSON.stringify(checked.ended)
  const withIt = makeTariffLibrary([...before, { id, record_id: record.id, text: order.text, ended }], surcharges)
  const changed = checked.ended.flatMap((each) => {
    const [was, is] = [without.find(each.id), withIt.find(each.id)]
    return was && is ? [{ before: was, after: is }] : []
  })

  return {
    order,
    record: {
      id: record.id,
      state: record.state,
      discom: record.discom,
      subcategory: record.subcategory,
      validFrom: record.validFrom,
      validTo: record.validTo,
    },
    warnings: order.status === 'waiting' ? checked.warnings : [],
    supersedes: checked.supersedes?.id ?? null,
    articles: await listArticlesWithRates(
      db,
      [record.id, ...(checked.supersedes ? [checked.supersedes.id] : []), ...checked.ended.map(({ id }) => id)],
      record.state,
    ),
    comparison: compareOrder(withIt.find(record.id) ?? record, checked.supersedes, changed),
  }
}
