import { pageMeta } from '#company/page-meta.ts'
import { AfterHeading } from '#ui/after-heading.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Late, latePart } from '#ui/late.tsx'
import { Picture } from '#ui/picture.tsx'
import { aboutHero as copy } from './hero-words.en.ts'
import './about-us.css'

const below = latePart({
  id: 'about-us-below',
  className: 'page-below',
  load: async () => (await import('./about-us-below.tsx')).AboutBelow,
})

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/about-us' })
}

export default function AboutPage() {
  const { vision, mission, aim } = copy.purposes

  return (
    <>
      <section className="section about-hero">
        <div className="wrap">
          <h1>
            {copy.heading[0]}
            <br />
            {copy.heading[1]}
          </h1>
          <p className="lead">{copy.description}</p>
          <Picture className="about-hero__picture" name="factory-l" sizes="(min-width: 80rem) 80rem, 100vw" priority />
        </div>
      </section>
      <AfterHeading>
        <section className="section on-sunk">
          <div className="wrap purposes">
            <article className="purposes__vision">
              <h2 id={headingId(vision.heading)}>{vision.heading}</h2>
              <p>{vision.text}</p>
            </article>
            <article className="on-deep">
              <h2 id={headingId(mission.heading)}>{mission.heading}</h2>
              <p>{mission.text}</p>
            </article>
            <article className="on-coral">
              <h2 id={headingId(aim.heading)}>{aim.heading}</h2>
              <p>{aim.text}</p>
            </article>
          </div>
        </section>
      </AfterHeading>
      <Late part={below} />
    </>
  )
}
