import type { Opening } from '#company/openings/first-openings.en.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { careersCopy } from './words.en.ts'
import '#ui/tailwind.css'

const { closed: copy } = careersCopy
/** Stands for the title in its sentence, whose language may be another one. */
const TITLE = '\n'

/** An opening whose last day is over. */
export function JobClosed({ title, lang }: Pick<Opening, 'title' | 'lang'>) {
  const [before, after] = copy.title(TITLE).split(TITLE)
  return (
    <section className="section">
      <div className="wrap grid justify-items-start gap-3">
        <h1 className="h-page">
          <span>{before}</span>
          <span lang={lang}>{title}</span>
          <span>{after}</span>
        </h1>
        <p className="lead">{copy.text}</p>
        <ButtonLink to="/careers">
          {careersCopy.all} <Icon name="go" />
        </ButtonLink>
      </div>
    </section>
  )
}
