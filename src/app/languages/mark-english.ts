/** An element that holds a text and no other element, and one whose text is an attribute. */
const TEXTS = /<([a-z][a-z\d-]*)((?:\s[^<>]*)?)>([^<>]+)<\/\1>/g
const PICTURES = /<img\b[^<>]*?\balt="([^"]+)"[^<>]*>/g
const RAW = /(<(script|style|textarea|title)\b[\s\S]*?<\/\2>)/
const LANG = / lang="/

/**
 * A page in another language, with `lang` on each element that says one of these texts: what has no translation is read out
 * as the English that it is. No component knows of it; a text in the midst of a sentence stays unmarked.
 */
export function markEnglish(html: string, texts: ReadonlySet<string>, lang: string): string {
  if (texts.size === 0) return html
  return html
    .split(RAW)
    .map((part, place) => {
      // What the pattern caught is given too: the raw element, and its name.
      if (place % 3 === 1) return part
      if (place % 3 === 2) return ''
      return part
        .replace(TEXTS, (whole, tag: string, attributes: string, text: string) =>
          texts.has(plain(text)) && !LANG.test(attributes)
            ? `<${tag} lang="${lang}"${whole.slice(tag.length + 1)}`
            : whole,
        )
        .replace(PICTURES, (whole, alt: string) =>
          texts.has(plain(alt)) && !LANG.test(whole) ? whole.replace('<img', `<img lang="${lang}"`) : whole,
        )
    })
    .join('')
}

function plain(text: string): string {
  return text
    .trim()
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
