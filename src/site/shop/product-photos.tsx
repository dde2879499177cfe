import type { Product } from '#company/product-facts.en.ts'
import { RegisterPicture } from '#company/register-picture.tsx'
import { Island } from '#site/island.tsx'
import type { PictureName } from '#ui/pictures.ts'
import { shopCopy as copy } from './words.en.ts'

interface ProductPhotosProps {
  product: Product
  /** Stand for as long as it has no photographs of its own. */
  drawn: readonly PictureName[]
  /** As in HTML: how wide one is shown. */
  sizes: string
  /** What the page's visitors wait for. */
  isFirst?: boolean
}

/** A product's photographs, a strip that scrolls sideways; or the drawn pictures, which turn. */
export function ProductPhotos({ product: { name, pictures }, drawn, sizes, isFirst = false }: ProductPhotosProps) {
  const label = copy.pictures(name)
  if (pictures.length === 0) {
    return <Island name="carousel" props={{ label, pictures: drawn, sizes, priority: isFirst }} />
  }
  return (
    <section className="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul className="carousel__track" tabIndex={0} aria-label={label}>
        {pictures.map(({ picture }, place) => (
          <li key={picture.id}>
            <RegisterPicture picture={picture} ratio="1:1" sizes={sizes} isFirst={isFirst && place === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
