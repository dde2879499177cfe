import { ButtonLink } from '#ui/button-link.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { newsletterCopy } from './words.en.ts'

const { stale: copy } = newsletterCopy

/** For a link that is nobody's any more, and the way to a fresh one. */
export function StaleLink() {
  return (
    <NewsletterPanel heading={copy.title} lead={copy.details}>
      <ButtonLink to="/newsletter" reloadDocument>
        {copy.link}
      </ButtonLink>
    </NewsletterPanel>
  )
}
