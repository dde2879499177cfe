import { NavLink } from 'react-router'
import { salesCopy as copy } from '#desk/leads/words.en.ts'
import './sales.css'

/** The same leads as a list, as a board, and as what came of them. */
export function SalesViews() {
  return (
    <nav className="sales-views" aria-label={copy.views}>
      <NavLink className="desk-link" to="/desk/leads" end>
        {copy.list}
      </NavLink>
      <NavLink className="desk-link" to="/desk/leads/board">
        {copy.board}
      </NavLink>
      <NavLink className="desk-link" to="/desk/leads/results">
        {copy.results}
      </NavLink>
    </nav>
  )
}
