interface StructuredDataProps {
  /** One thing of schema.org, or several. */
  of: object | readonly object[]
}

/**
 * Facts about the page for search engines. A block of data, which no browser
 * runs, so the Content-Security-Policy does not have to name it; with "<"
 * escaped, nothing in it can end it early.
 */
export function StructuredData({ of }: StructuredDataProps) {
  const json = JSON.stringify(of).replaceAll('<', '\\u003c')

  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped; React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
