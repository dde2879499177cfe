import { ActForm } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import type { DeskSlot } from './list-slots.ts'
import { visitsDeskCopy as copy } from './words.en.ts'

interface SlotTableProps {
  label: string
  columns: { when: string; area: string; booked: string; who: string }
  slots: DeskSlot[]
  mayWrite: boolean
  /** What is booked may be put into another slot. */
  mayMove?: boolean
}

/** The times that staff have offered, with who has booked them. */
export function SlotTable({ label, columns, slots, mayWrite, mayMove }: SlotTableProps) {
  return (
    <DeskTable label={label} columns={[columns.when, columns.area, columns.booked, columns.who]}>
      {slots.map(({ id, when, area, how, places, booked, isCalledOff, isOpen }) => (
        <tr key={id}>
          <th scope="row">{when}</th>
          <td>
            <span>{area}</span>
            {how && <div className="muted">{how}</div>}
          </td>
          <td>
            <span>{isCalledOff ? copy.calledOff : copy.of(booked.length, places)}</span>
            {mayWrite && isOpen && (
              <ActForm act="cancel">
                <button className="desk-link" type="submit" name="id" value={id} aria-label={copy.cancelOf(when, area)}>
                  {copy.cancel}
                </button>
              </ActForm>
            )}
          </td>
          <td>
            {booked.map(({ leadId, name, reference }) => (
              <div key={leadId} className="desk-inline">
                <DeskLink to={`/desk/leads/${leadId}`}>{`${name}, ${reference}`}</DeskLink>
                {mayMove && (
                  <DeskLink
                    to={`?${new URLSearchParams({ move: leadId })}`}
                    aria-label={copy.move.openOf(name, reference)}
                  >
                    {copy.move.open}
                  </DeskLink>
                )}
              </div>
            ))}
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}
