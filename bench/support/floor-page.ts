/**
 * The same page as somebody would write it by hand in one file: the same words, pictures and styles, and no script.
 * Links are plain links, so what React leaves in the markup to find its way goes too.
 */
export function floorPage(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*\bdisabled[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ data-(start|ids|props|discover)="[^"]*"/g, '')
}
