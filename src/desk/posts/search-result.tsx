import { brandName } from '#company/brand-name.ts'
import { deskPostsCopy } from './words.en.ts'

const copy = deskPostsCopy.results

/** What result pages show of each before they cut it, about: they measure in pixels, and change their minds. */
const ROOM = { title: 60, description: 158 }

interface SearchResultProps {
  title: string
  slug: string
  description: string
}

/** An article as a result page would show it, and how long its words are. */
export function SearchResult({ title, slug, description }: SearchResultProps) {
  const whole = title.includes(brandName()) ? title : `${title} | ${brandName()}`

  return (
    <div className="search-result">
      <h2>{copy.heading}</h2>
      <div className="search-result__page">
        <p className="search-result__address">{`${brandName()} › blogs › ${slug || '…'}`}</p>
        <p className="search-result__title">{title ? cut(whole, ROOM.title) : copy.noTitle}</p>
        <p className="search-result__text">{description ? cut(description, ROOM.description) : copy.noDescription}</p>
      </div>
      <ul className="search-result__counts">
        <Count name={copy.title} length={title ? whole.length : 0} room={ROOM.title} />
        <Count name={copy.description} length={description.length} room={ROOM.description} />
      </ul>
    </div>
  )
}

function Count({ name, length, room }: { name: string; length: number; room: number }) {
  return <li>{`${copy.counter(name, length, room)}${length > room ? `. ${copy.tooLong}` : ''}`}</li>
}

function cut(text: string, room: number): string {
  if (text.length <= room) return text
  const end = text.lastIndexOf(' ', room - 1)
  return `${text.slice(0, end > room / 2 ? end : room - 1)} …`
}
