/** "३००", "౩౦౦" and "３００" → "300": digits of every script, which Unicode keeps in runs from nought to nine. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let nought = code
    while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1
    return String((code - nought) % 10)
  })
}
