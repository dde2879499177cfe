// JSON may hold them; a page may not (HTML Standard, section 13.2.3.5).
const NO_CHARACTER = /[\ufdd0-\ufdef\ufffe\uffff]/g

interface StructuredDataProps {
  /** One thing of schema.org, or several; nothing in the browser, where nobody reads it: `import.meta.env.SSR && …`. */
  of: object | readonly object[] | false
}

/**
 * Facts about the page for search engines. A block of data, which no browser
 * runs, so the Content-Security-Policy does not have to name it; with "<"
 * escaped, nothing in it can end it early.
 */
export function StructuredData({ of }: StructuredDataProps) {
  const json = of ? JSON.stringify(of).replaceAll('<', '\\u003c').replace(NO_CHARACTER, '') : ''

  // What the server wrote stays: its text is not compared.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped; React would escape its quotes
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
