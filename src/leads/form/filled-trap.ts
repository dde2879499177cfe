/** What software has typed into the field that people cannot see, if anything. */
export function filledTrap(form: HTMLFormElement): { nickname?: string } {
  const nickname = new FormData(form).get('nickname')
  return nickname ? { nickname: String(nickname) } : {}
}
