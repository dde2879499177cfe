import { initialsOf } from '#company/initials.ts'
import { RegisterPicture } from '#company/register-picture.tsx'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { Monogram } from './monogram.tsx'

interface PortraitProps {
  person: CompanyFacts['people'][number]
  place: number
  /** As in HTML: how wide it is shown. */
  sizes: string
}

/** A person's photograph; their initials while there is none. */
export function Portrait({ person: { name, photo }, place, sizes }: PortraitProps) {
  return photo ? (
    <RegisterPicture className="portrait" picture={photo} ratio="1:1" sizes={sizes} isDecoration />
  ) : (
    <Monogram initials={initialsOf(name)} place={place} />
  )
}
