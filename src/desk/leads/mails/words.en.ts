/** What the desk mails to staff by itself. */
export const leadMailsCopy = {
  alarm: {
    subject: (reference: string, name: string) => `${reference} overdue: ${name} waits for an answer`,
    preview: (replyBy: string) => `We had promised a reply by ${replyBy}.`,
    heading: 'Overdue',
    text: 'We promised an answer, and the time is over. Nobody has marked this one as answered.',
    labels: {
      reference: 'Reference',
      replyBy: 'Promised by',
      receivedAt: 'Received',
      full_name: 'Name',
      phone_number: 'Phone',
      owner: 'Owner',
    },
    nobody: 'Nobody',
    open: 'Open it at the desk',
  },
  handOver: {
    subject: (count: number, by: string) => `${by} gave you ${count === 1 ? 'a lead' : `${count} leads`}`,
    severalSubject: (count: number) => `Colleagues gave you ${count} leads`,
    preview: 'Open it at the desk, and answer from there.',
    heading: (count: number) => (count === 1 ? 'A lead for you' : `${count} leads for you`),
    list: (by: string) => `From ${by}`,
    line: (name: string, reference: string, kind: string) => `${name} · ${kind} ${reference}`,
    more: (count: number) => `And ${count} more: they are under "Mine" at the desk.`,
    choice: 'At once, or once a morning: you choose under "My account".',
    open: 'Open my leads',
  },
  digest: {
    subject: (day: string, waiting: number) =>
      `Desk, ${day}: ${waiting === 1 ? '1 lead waits' : `${waiting} leads wait`}`,
    preview: (overdue: number) => (overdue === 0 ? 'Nothing is overdue.' : `${overdue} overdue.`),
    heading: (day: string) => `Good morning. ${day}`,
    labels: {
      fresh: 'New since the last working morning',
      unanswered: 'Unanswered',
      overdue: 'Overdue',
      followUps: 'To follow up today',
      quarantine: 'Waiting in quarantine',
      failed: 'Mails and webhooks that failed',
    },
    longest: 'Waiting longest',
    followUps: 'To follow up today',
    followUp: (time: string, name: string, reference: string, owner: string, text: string) =>
      `${time} · ${name} · ${reference} · ${owner}: ${text}`,
    tariffs: 'Tariffs',
    company: 'What the site says of the company',
    line: (reference: string, name: string, replyBy: string) => `${reference} · ${name} · ${replyBy}`,
    nobody: 'nobody',
    by: (time: string) => `reply by ${time}`,
    since: (time: string) => `since ${time}`,
    open: 'Open the desk',
    seal: (lines: string, seal: string) =>
      `The activity log has ${lines} lines. The last one is sealed ${seal}. If the log ever ends before this line, it was cut.`,
  },
} as const
