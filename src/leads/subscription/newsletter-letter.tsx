import { Link, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { Letter } from '#company/letter.tsx'
import { letterCopy } from '#company/letter-words.en.ts'
import { newsletterEmailCopy } from './words.en.ts'

const { footer } = newsletterEmailCopy

export interface NewsletterLinks {
  preferences: string
  unsubscribe: string
  consents: string
}

interface NewsletterLetterProps {
  preview: string
  heading: string
  links: NewsletterLinks
  children: ReactNode
}

/** A letter to a subscriber: it always says why it came and how to end it. */
export function NewsletterLetter({ links, children, ...letter }: NewsletterLetterProps) {
  return (
    <Letter {...letter}>
      {children}
      <Text
        style={{ borderTop: '1px solid #D9CCB9', color: '#6E6055', fontSize: 14, margin: '28px 0 0', paddingTop: 12 }}
      >
        {footer.why}
        <br />
        <Link href={links.preferences} style={{ color: '#B23A0E' }}>
          {footer.preferences}
        </Link>
        {' · '}
        <Link href={links.unsubscribe} style={{ color: '#B23A0E' }}>
          {footer.unsubscribe}
        </Link>
        {' · '}
        <Link href={links.consents} style={{ color: '#B23A0E' }}>
          {letterCopy.consents}
        </Link>
      </Text>
    </Letter>
  )
}
