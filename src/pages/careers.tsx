import { careersCopy as copy } from '#content/careers.ts'
import { openings } from '#content/openings.ts'
import { OpeningList } from '#features/careers/opening-list.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import './careers.css'

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/careers' })
}

export default function CareersPage() {
  return (
    <section className="section">
      <div className="wrap">
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead careers__lead">{copy.lead(openings.length)}</p>
        <OpeningList />
      </div>
    </section>
  )
}
