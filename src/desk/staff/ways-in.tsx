import { Link } from 'react-router'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { signInCopy as copy } from '#desk/sign-in/words.en.ts'

/** For whom a link opens nothing: mostly there is an account. */
export function WaysIn() {
  return (
    <p className="row">
      <Link className="go-link" to="/desk/sign-in">
        {copy.enter}
      </Link>
      <DeskLink to="/desk/forgotten">{copy.forgotten}</DeskLink>
    </p>
  )
}
