import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { careersCopy } from './words.en.ts'
import '#ui/tailwind.css'

const { notFound: copy } = careersCopy

/** No opening has this address, or no longer. */
export function JobNotFound() {
  return (
    <section className="section">
      <div className="wrap grid justify-items-start gap-3">
        <h1 className="h-page">{copy.title}</h1>
        <p className="lead">{copy.text}</p>
        <ButtonLink to="/careers">
          {careersCopy.all} <Icon name="go" />
        </ButtonLink>
      </div>
    </section>
  )
}
