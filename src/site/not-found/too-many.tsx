import { data } from 'react-router'
import { brandName } from '#company/brand-name.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { tooManyCopy as copy } from './too-many-words.en.ts'
import './missing-page.css'

/** Never at its own address: it is what any page answers to somebody who asked for too many (src/app/app.ts). */
export function loader() {
  return data(null, 429)
}

export function meta() {
  return [
    { title: `${copy.title} | ${brandName()}` },
    { name: 'description', content: copy.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function TooManyPage() {
  return (
    <section className="section">
      <div className="wrap not-found">
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead">{copy.explanation}</p>
        <ButtonLink to="/" reloadDocument>
          {copy.home}
        </ButtonLink>
      </div>
    </section>
  )
}
