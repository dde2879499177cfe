/** So that nobody decides over what a colleague has done meanwhile. */
export function Seen({ at }: { at: string }) {
  return <input type="hidden" name="seen" value={at} />
}
