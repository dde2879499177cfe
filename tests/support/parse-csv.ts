/** A reader of CSV of its own, so that a mistake of the writer is not shared. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1 || row[0])
}
