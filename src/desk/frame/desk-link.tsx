import { Link, type LinkProps } from 'react-router'

/** A link within the desk, in the looks that most have there. */
export function DeskLink(link: Omit<LinkProps, 'className'>) {
  return <Link className="desk-link" {...link} />
}
