/**
 * Clean HTML of an article for a page: cells say their alignment by a class. It is kept as the attribute that Markdown,
 * the editor and what is pasted have, which today's HTML has not.
 */
export function alignedCells(html: string): string {
  return html.replace(/(<t[hd]\b[^>]*) align="(left|center|right)"/g, '$1 class="cell-$2"')
}
