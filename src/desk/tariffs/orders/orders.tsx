import { Link } from 'react-router'
import type { OrderFault } from '#calculator/registers/read-order.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { TariffTabs } from '#desk/tariffs/tariff-tabs.tsx'
import type { Route } from './+types/orders.ts'
import { listOrders } from './keep-orders.ts'
import { ordersCopy as copy } from './words.en.ts'
import '#desk/tariffs/tariffs.css'
import { ActForm } from '#desk/frame/act-form.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FaultList } from './fault-list.tsx'

const { upload: uploadCopy } = copy

export const handle: DeskHandle = { access: { read: 'tariffs.read' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, may } = deskOf(context)
  const [orders, library] = await Promise.all([listOrders(db), findTariffLibrary(db)])
  const unread = new Set(library.unread.map(({ id }) => id))

  return {
    mayWrite: may('tariffs.write'),
    // What waits is work.
    orders: orders
      .map((order) => ({ ...order, isUnread: unread.has(order.id) }))
      .toSorted((one, other) => Number(other.status === 'waiting') - Number(one.status === 'waiting')),
  }
}

interface Refused {
  upload: { text: string; fileName: string; endsEarly: boolean }
  faults: OrderFault[]
  /** Tells one answer from the next: the form is drawn anew, without the file that it sent. */
  attempt: number
}

export default function OrdersPage({ loaderData: { mayWrite, orders } }: Route.ComponentProps) {
  const { upload, faults = [], attempt } = useAnswer<Refused>('upload')
  // What is to be mended comes first.
  const form = <UploadForm key={attempt} typed={upload} faults={faults} />

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        <TariffTabs current="orders" />
      </PageHead>
      <AnswerMessage />
      {mayWrite && faults.length > 0 && form}
      {orders.length === 0 && <p>{copy.none}</p>}
      {orders.length > 0 && (
        <DeskTable label={copy.title} columns={copy.columns}>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link to={`/desk/tariffs/orders/${order.id}`}>{order.record_id}</Link>
              </th>
              <td>
                <span>{copy.statuses[order.status]}</span>
                {order.isUnread && <b className="desk-aside desk-bad">{copy.unread}</b>}
              </td>
              <td>{copy.by(order.uploaded_by_name, deskTime(order.uploaded_at))}</td>
              <td>{decidedBy(order)}</td>
              <td>{order.file_name}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      {mayWrite && faults.length === 0 && form}
    </>
  )
}

interface Decision {
  decided_at: string | null
  decided_by_name: string | null
  taken_back_at: string | null
  taken_back_by_name: string | null
}

function decidedBy({ decided_at, decided_by_name, taken_back_at, taken_back_by_name }: Decision): string {
  if (taken_back_at) return copy.by(taken_back_by_name ?? '', deskTime(taken_back_at))
  return decided_at ? copy.by(decided_by_name ?? '', deskTime(decided_at)) : ''
}

interface UploadFormProps {
  /** What was uploaded and refused. */
  typed?: { text: string; fileName: string; endsEarly: boolean } | undefined
  faults: OrderFault[]
}

/** One record, as a file or as its text. What was refused stands there to be mended. */
function UploadForm({ typed, faults }: UploadFormProps) {
  return (
    <section className="desk-part" id="upload">
      <h2>{uploadCopy.heading}</h2>
      {faults.length > 0 && <FaultList faults={faults} />}
      <ActForm act="upload" encType="multipart/form-data" className="form desk-form desk-form--wide">
        <Field name="file" label={uploadCopy.file} hint={uploadCopy.fileHint}>
          {(control) => <input {...control} type="file" accept=".json,.txt,application/json,text/plain" />}
        </Field>
        <input type="hidden" name="file_name" value={typed?.fileName ?? ''} />
        <Field name="text" label={uploadCopy.text} hint={uploadCopy.textHint}>
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} order-text`}
              rows={typed ? 24 : 6}
              spellCheck={false}
              translate="no"
              defaultValue={typed?.text}
            />
          )}
        </Field>
        <div>
          <label className="desk-check">
            <input type="checkbox" name="ends_early" defaultChecked={typed?.endsEarly} aria-describedby="early-hint" />
            <span>{uploadCopy.early}</span>
          </label>
          <span className="hint" id="early-hint">
            {uploadCopy.earlyHint}
          </span>
        </div>
        <div className="row">
          <Button type="submit">{uploadCopy.submit}</Button>
        </div>
      </ActForm>
    </section>
  )
}
