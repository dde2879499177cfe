import type { ComponentType } from 'react'
import { AuditTrailPicture } from './audit-trail-picture.tsx'
import { BuilderPicture } from './builder-picture.tsx'
import { ChainPicture } from './chain-picture.tsx'
import { ChecksPicture } from './checks-picture.tsx'
import { DashboardPicture } from './dashboard-picture.tsx'
import { GuidePicture } from './guide-picture.tsx'
import { moduleAddress, type OneCoralModule } from './module-address.ts'
import { RecordsPicture } from './records-picture.tsx'
import { RoundPicture } from './round-picture.tsx'
import { oneCoralCopy } from './words.en.ts'

const { modules: copy } = oneCoralCopy

const PICTURES: Record<NonNullable<OneCoralModule['drawing']>, ComponentType> = {
  builder: BuilderPicture,
  dashboard: DashboardPicture,
  round: RoundPicture,
  checks: ChecksPicture,
  'audit-trail': AuditTrailPicture,
  records: RecordsPicture,
  guide: GuidePicture,
  chain: ChainPicture,
}

interface ModuleContentProps {
  module: OneCoralModule
  /** With its drawing, or with a link to the page that has it. */
  isDrawn?: boolean
}

/** What one module does. */
export function ModuleContent({ module, isDrawn = false }: ModuleContentProps) {
  const Picture = module.drawing && PICTURES[module.drawing]
  const name = `${copy.picture}: ${module.name}`

  return (
    <>
      {Picture &&
        (isDrawn ? (
          <div className="module__picture">
            <Picture />
          </div>
        ) : (
          <p>
            <a href={`${moduleAddress(module)}#${module.slug}`}>{name}</a>
          </p>
        ))}
      <div className="module__text">
        <div>
          <h3>{module.name}</h3>
          <p className="muted">{module.summary}</p>
        </div>
        <div>
          <h4>{copy.features}</h4>
          <ul className="ticks">
            {module.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className="module__use">
          <h4>{copy.useCase}</h4>
          <p>{module.useCase}</p>
        </div>
      </div>
    </>
  )
}
