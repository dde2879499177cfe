/** Where staff see the letters of a stage to several applicants, before they go. */
export const stageLettersCopy = {
  title: (stage: string) => `Letters: ${stage}`,
  lead: (count: number) =>
    count === 1 ? 'One letter can go. Read it, then send it.' : `${count} letters can go. Read them, then send them.`,
  nothing: 'There is no letter to send.',
  back: 'All applications',
  label: 'Who is written to',
  tick: (name: string) => `Write to ${name}`,
  read: 'Read the letter',
  below: 'Your signature goes below each.',
  send: 'Send the letters that are ticked',
  sent: (count: number) =>
    count === 1 ? 'One letter goes out in ten seconds.' : `${count} letters go out in ten seconds.`,
  left: (count: number) => `${count} did not go: see why below.`,
  takeBack: (count: number) => (count === 1 ? 'Take it back' : `Take all ${count} back`),
  takenBack: (count: number) => (count === 1 ? 'One letter is taken back.' : `${count} letters are taken back.`),
  refused: {
    none: 'Tick at least one letter.',
    nothingSent: 'Nothing went: see why below.',
    tooLate: 'They are on their way already, and cannot be taken back.',
  },
  why: {
    moved: 'Stands at another stage by now.',
    held: 'In quarantine: release it first.',
    told: 'We have written since.',
    open: (field: string) => `{${field}} is not known. Write this one by hand.`,
    notWanted: 'Asked for no more mail from us. Write by hand if you must.',
    bounced: 'The address does not exist.',
  },
} as const
