const MAX_LENGTH = 150
// What changes the direction of the text around it can make "exe.pdf" look like "fdp.exe", and the other way round.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A file's name as people may read it later: one line, without folders,
 * control characters and tricks of direction, of a bounded length. In any
 * script, joiners included. Its ending is kept: it says what the file is.
 */
export function fileName(given: string): string {
  const name = given.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  if (name.length <= MAX_LENGTH) return name

  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  // By whole characters: half of one cannot be stored as UTF-8.
  const start = [...name].slice(0, (MAX_LENGTH - ending.length) / 2).join('')
  return `${start}…${ending}`
}
