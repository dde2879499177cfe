import { createContext, type ScriptHTMLAttributes, use } from 'react'

/** Marks the inline parts of one rendering as ours, for the page's policy; see postProcessHtml. None in a browser. */
export const Nonce = createContext<string | undefined>(undefined)

interface InlineScriptProps extends ScriptHTMLAttributes<HTMLScriptElement> {
  /** Our own, never a visitor's: nothing in it may end the script. */
  text: string
}

/** Styles that stand in the page itself. */
export function InlineStyle({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
  return <style nonce={use(Nonce)} dangerouslySetInnerHTML={{ __html: text }} />
}

/** A script that stands in the page itself: only one that carries the mark is allowed in a page made on request. */
export function InlineScript({ text, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script nonce={use(Nonce)} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
}
