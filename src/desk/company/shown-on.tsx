import { registerCopy as copy } from './words.en.ts'

/** The pages that visitors see it on, to look at. */
export function ShownOn({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null
  return (
    <p className="desk-inline shown-on">
      <span>{copy.where}</span>
      {paths.map((path) => (
        <a key={path} className="desk-link" href={path} translate="no">
          {path === '/' ? copy.everyPage : path}
        </a>
      ))}
    </p>
  )
}
