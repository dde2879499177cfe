import { Form, Link } from 'react-router'
import { Brand } from '#company/brand.tsx'
import { DeskNav, type DeskNavProps } from './desk-nav.tsx'
import { forgetDesk } from './forget-desk.ts'
import { deskCopy as copy } from './words.en.ts'

interface DeskHeaderProps {
  /** Null on the ways in. */
  staff: ({ name: string } & DeskNavProps) | null
}

/** The desk's head: the brand, the pages that this person may open, and the way out. Works without scripts. */
export function DeskHeader({ staff }: DeskHeaderProps) {
  return (
    <header className="desk-head on-sheet">
      <div className="wrap desk-head__in">
        <Brand />
        <Link className="desk-head__title" to="/desk">
          {copy.title}
        </Link>
        {staff && (
          <Form className="desk-head__out" method="post" action="/desk/sign-out" reloadDocument onSubmit={forgetDesk}>
            <span>{staff.name}</span>
            <button className="desk-link" type="submit">
              {copy.signOut}
            </button>
          </Form>
        )}
      </div>
      {staff && <DeskNav {...staff} />}
    </header>
  )
}
