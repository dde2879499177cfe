import { Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { FoldedRest } from '#desk/frame/folded-rest.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { LeadPhone } from '#desk/leads/lead/lead-phone.tsx'
import { UndoForm } from '#desk/leads/lead/undo-form.tsx'
import { salesCopy as copy } from '#desk/leads/words.en.ts'
import { isOver, SALE } from '#leads/stages.ts'
import type { Route } from './+types/board.ts'
import { type BoardColumn, type Card, type Column, loadBoard } from './load-board.ts'
import { SalesViews } from './sales-views.tsx'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, services, may } = deskOf(context)
  const columns = await loadBoard(staff, services)
  void noteReads(
    staff,
    columns.flatMap(({ cards }) => cards),
    'listed',
    services,
  )
  return { columns, mayWrite: may('leads.write') }
}

export default function BoardPage({ loaderData: { columns, mayWrite } }: Route.ComponentProps) {
  const { undo } = useAnswer<{ undo: string[] }>()

  return (
    <>
      <PageHead title={copy.boardTitle} lead={copy.boardLead}>
        <SalesViews />
      </PageHead>
      <AnswerMessage />
      {undo && <UndoForm ids={undo} />}
      <nav className="board__jump" aria-label={copy.jump}>
        {columns.map(({ column, count, isMore }) => (
          <a key={column} className="desk-link" href={`#board-${column}`}>
            {`${nameOf(column)} (${count}${isMore ? '+' : ''})`}
          </a>
        ))}
      </nav>
      <div className="board">
        {columns.map((column) => (
          <BoardPart key={column.column} {...column} mayWrite={mayWrite} />
        ))}
      </div>
    </>
  )
}

function BoardPart({ column, cards, count, isMore, worth, mayWrite }: BoardColumn & { mayWrite: boolean }) {
  return (
    <section className="board__column" aria-labelledby={`board-${column}`}>
      <h2 id={`board-${column}`}>{nameOf(column)}</h2>
      <p className="board__sum">
        <span>{copy.count(count, isMore)}</span>
        {worth > 0 && <strong>{copy.worth(worth)}</strong>}
      </p>
      {cards.length === 0 ? (
        <p className="muted">{copy.none}</p>
      ) : (
        <ol className="board__cards">
          {cards.map((card) => (
            <BoardCard key={card.id} card={card} next={mayWrite ? nextOf(column) : undefined} />
          ))}
        </ol>
      )}
      <FoldedRest count={cards.length} />
      {count > cards.length && <DeskLink to={allOf(column)}>{copy.more}</DeskLink>}
    </section>
  )
}

function BoardCard({ card, next }: { card: Card; next: Column | undefined }) {
  const { id, full_name, reference, kindName, owner, worth, followUp, isMissed, seen, phone, mayCall, age, excerpt } =
    card

  return (
    <li className="board__card">
      <Link className="board__name" to={`/desk/leads/${id}`}>
        {full_name}
      </Link>
      <p className="board__facts">
        <span>{kindName}</span> <span translate="no">{reference}</span>
      </p>
      {excerpt && <p className="board__says">{excerpt}</p>}
      {phone && (
        <p className="board__facts">
          <LeadPhone phone={phone} mayCall={mayCall} />
        </p>
      )}
      <p className="board__facts">
        <span>{`${leadsDeskCopy.ago(age)} · ${owner ? `${copy.owner} ${owner}` : copy.nobody}`}</span>
      </p>
      {worth !== null && <p className="board__worth">{copy.worth(worth)}</p>}
      {followUp && (
        <p
          className={isMissed ? 'board__facts desk-bad' : 'board__facts'}
        >{`${copy.followUp} ${deskTime(followUp)}`}</p>
      )}
      {next && (
        <ActForm act="move">
          <input type="hidden" name="lead" value={id} />
          <input type="hidden" name="seen" value={seen} />
          <button
            className="desk-link"
            type="submit"
            name="stage"
            value={next}
            aria-label={copy.move(full_name, nameOf(next))}
          >
            {copy.moveTo(nameOf(next))}
          </button>
        </ActForm>
      )}
    </li>
  )
}

function nameOf(column: Column): string {
  return column === 'new' || column === 'in-hand' ? copy.columns[column] : leadsDeskCopy.stages[column]
}

/** The column that a lead moves to by one press; the last two are said on its own page. */
function nextOf(column: Column): Column | undefined {
  if (column === 'new' || column === 'in-hand') return SALE[0]
  const next = SALE[SALE.indexOf(column) + 1]
  return next && !isOver(next) ? next : undefined
}

function allOf(column: Column): string {
  return column === 'new' || column === 'in-hand'
    ? `/desk/leads?status=${column}&quarantine=without`
    : `/desk/leads?stage=${column}`
}
