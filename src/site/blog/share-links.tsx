import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast-store.ts'
import { blogCopy } from './words.en.ts'

const copy = blogCopy.article

interface ShareLinksProps {
  title: string
  /** The article's full address. */
  url: string
}

/** The browser's own sharing where it has one, and plain links: nothing of theirs is loaded before a click. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const can = useSharing()

  return (
    <section className="article__share" aria-labelledby="share">
      <h2 id="share">{copy.share}</h2>
      <ul className="share">
        {can.share && (
          <li>
            <Button tone="line" small onClick={() => navigator.share({ title, url }).catch(() => {})}>
              {copy.shareButton}
            </Button>
          </li>
        )}
        {can.copy && (
          <li>
            <Button tone="line" small onClick={() => copyLink(url)}>
              {copy.copyLink}
            </Button>
          </li>
        )}
        {shareTargets(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

// Not known on the server: both buttons come with the script they need.
function useSharing() {
  const [can, setCan] = useState({ share: false, copy: false })
  useEffect(() => setCan({ share: 'share' in navigator, copy: 'clipboard' in navigator }), [])
  return can
}

async function copyLink(url: string) {
  await navigator.clipboard.writeText(url)
  showToast({ kind: 'success', text: copy.copied })
}

function shareTargets(title: string, url: string) {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)]

  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: copy.email, href: `mailto:?subject=${text}&body=${address}` },
  ]
}
