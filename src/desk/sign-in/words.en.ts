import type { StaffRole } from '#desk/access/roles.ts'

/** What staff read on their way into the desk. */
export const signInCopy = {
  title: 'Sign in to the desk',
  email: 'Email',
  password: {
    label: 'Password',
    hint: (fewest: number) =>
      `At least ${fewest} characters. A sentence that only you would say is good, spaces and all.`,
    tooShort: (fewest: number) => `Use at least ${fewest} characters.`,
    tooLong: (most: number) => `Use at most ${most} characters.`,
    common: 'This is too easy to guess. Use words that do not usually stand together.',
    wrong: 'That is not the password.',
  },
  enter: 'Sign in',
  forgotten: 'Forgotten your password?',
  wrong: 'That email and password do not go together.',
  /** After many wrong tries, whoever made them. */
  prove: {
    why: 'There were many wrong tries here. Before the next one your browser has to show that it is no robot.',
    working: 'Your browser is working on it: a few seconds, on an older phone half a minute.',
    ready: 'Ready. Please press Sign in.',
    failed: 'That did not work. Please wait half a minute and press Sign in.',
    plain: 'Without JavaScript, wait half a minute, type your password again, and press Sign in.',
    early: (seconds: number) => `A little too soon. Please wait ${seconds} seconds more and press Sign in.`,
    tooMany: (minutes: number) =>
      `Too many tries without JavaScript. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, turn JavaScript on, or choose a new password by the link below: after that this browser is known to us.`,
  },
  endedByTries: 'Too many wrong passwords: for safety you are signed out. Please sign in again.',
  code: {
    title: 'Your one-time code',
    lead: 'Open your authenticator app and type the six digits that it shows.',
    label: 'Code',
    confirm: 'Confirm',
    wrong: 'That code is not right, or was used before. Wait for the next one.',
    ended: 'That took too long. Please sign in again.',
    again: 'Sign in again',
    locked: 'Too many wrong codes. Please wait 15 minutes and sign in again.',
    lost: 'I do not have my phone',
    recovery: {
      title: 'Use a recovery code',
      lead: 'Type one of the codes that you kept when you set up your phone. Each works once.',
      label: 'Recovery code',
      wrong: 'That code is not one of yours, or was used before.',
    },
  },
  setUp: {
    title: 'Set up your second step',
    lead: 'Every account at the desk needs an authenticator app on a phone: Google Authenticator, Aegis, 2FAS or another.',
    again: 'Your password, once more',
    begin: 'Show me the code',
    scan: 'Scan this with the app, or type the key into it:',
    picture: 'QR code with the key of this account',
    keep: 'Keep these recovery codes where only you can read them. Each lets you in once if the phone is lost. They are not shown again.',
    code: 'Then type the six digits that the app shows',
    finish: 'Finish',
    wrongPassword: 'That is not your password.',
  },
  invitation: {
    title: 'Welcome to the desk',
    lead: (email: string) => `You were invited as ${email}.`,
    name: 'Your full name',
    nameMissing: 'Please enter your name.',
    choose: 'Choose a password',
    accept: 'Make my account',
    stale: {
      title: 'This link does not open anything any more',
      lead: 'An invitation works once, and for three days. If you have made your account, sign in. If not, ask whoever invited you for another.',
    },
    joined: {
      title: 'You have an account',
      lead: (email: string) =>
        `An account was made for ${email}. Sign in with your password, or choose a new one if you have forgotten it.`,
    },
    mail: {
      subject: 'You are invited to the desk',
      text: (by: string) =>
        `${by || 'A colleague'} invites you to the desk of our website. The link works once, for three days: choose a password, and have your phone at hand for the second step.`,
      button: 'Make my account',
      otherwise: 'If you do not know what this is about, do nothing: no account is made.',
    },
  },
  reset: {
    ask: {
      title: 'Choose a new password',
      lead: 'We send a link to your email. It works once, for an hour.',
      send: 'Send the link',
      sent: 'If there is an account with this email, the link is on its way. One is sent in five minutes at most; an earlier one works for its hour.',
    },
    title: 'Choose a new password',
    save: 'Save the password',
    done: 'Your password is changed and you are signed out everywhere. Sign in with the new one; your phone stays your second step.',
    stale: 'This link does not work any more. Ask for another.',
    used: 'This link was used: the password was changed with it. Sign in with the new one, or ask for another link.',
    mail: {
      subject: 'Choose a new password for the desk',
      text: 'Somebody, we hope you, asked for a new password. The link works once, for an hour.',
      button: 'Choose a new password',
      otherwise: 'If it was not you, do nothing: your password stays as it is.',
    },
  },
  /** Mailed to whose account was tried at: once a day for each kind. */
  warnings: {
    subject: 'Wrong tries at your desk account',
    text: {
      password: 'In the last hour somebody typed a wrong password for your account several times.',
      code: 'Somebody who knows your password typed a wrong second code three times.',
      'current-password': 'Somebody who is signed in as you typed a wrong current password three times.',
    },
    otherwise: {
      password:
        'You can sign in as always. If it was not you, nothing is lost: without your phone nobody gets in. If you use this password anywhere else, choose a new one.',
      code: 'If it was not you, choose a new password now: the one you have is known to somebody.',
      'current-password':
        'If it was not you, choose a new password now. That signs everybody out who is signed in as you.',
    },
    button: 'Choose a new password',
  },
}

export const accountCopy = {
  title: 'My account',
  role: 'Role',
  sessions: {
    heading: 'Where you are signed in',
    current: 'This one',
    since: 'Signed in',
    seen: 'Last seen',
    agent: 'Browser',
    end: 'Sign out',
    endAll: 'Sign out everywhere',
    password: 'Your password, to end a session',
    unknown: 'Not said',
  },
  mails: {
    heading: 'Mails',
    signature: 'Signature below what you write to visitors',
    hint: 'Empty: your name, the company and its phone.',
    tooLong: (most: number) => `At most ${most} letters.`,
    hears: 'When a colleague gives you a lead',
    choices: { 'at-once': 'Mail me at once', morning: 'Mail me in the morning' },
    choose: 'Choose when you want to hear of it.',
    save: 'Save',
    done: 'Saved.',
  },
  password: {
    heading: 'Change password',
    current: 'Current password',
    next: 'New password',
    save: 'Change password',
    done: 'Your password is changed, and every other session is signed out.',
  },
  recovery: {
    heading: 'New recovery codes',
    lead: 'The old ones stop working.',
    make: 'Make new codes',
  },
}

export const staffCopy = {
  title: 'Staff',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  state: 'State',
  states: { active: 'Active', blocked: 'Blocked', 'no-second-factor': 'Second step not set up' },
  invite: {
    heading: 'Invite somebody',
    send: 'Make the link',
    made: 'It is on its way to them by mail. This is the same link, should you want to hand it over yourself. It works once, for three days, and is not shown again:',
    known:
      'There is an account with this email already. They sign in with their password, or choose a new one under “Forgotten your password?”. Role and second step are changed in the list above.',
    blocked: 'There is an account with this email already, and it is blocked. Let them in again in the list above.',
    emailWrong: 'Please enter a valid email.',
    roleWrong: 'There is no such role. Choose one of the list.',
  },
  open: 'Invitations that are open',
  until: 'Until',
  withdraw: 'Withdraw',
  acts: {
    block: 'Block',
    unblock: 'Let in again',
    'end-sessions': 'End sessions',
    'reset-second-factor': 'Reset second step',
  },
  warnings: {
    block: 'Signs them out everywhere, and keeps them out until an admin lets them in again.',
    'reset-second-factor':
      'Signs them out everywhere. Their phone and recovery codes stop working: the next sign-in sets up others.',
  },
  done: {
    role: (name: string) => `${name} has the new role.`,
    block: (name: string) => `${name} is blocked and signed out everywhere.`,
    unblock: (name: string) => `${name} may sign in again.`,
    'end-sessions': (name: string) => `${name} is signed out everywhere.`,
    'reset-second-factor': (name: string) =>
      `${name} is signed out everywhere, and sets up another phone with the next sign-in.`,
    withdraw: (email: string) => `The link for ${email} does not open anything any more.`,
  },
  save: 'Save role',
  self: 'You cannot do this to yourself.',
  roles: {
    admin: 'Admin',
    sales: 'Sales',
    hr: 'HR',
    editor: 'Editor',
    viewer: 'Viewer',
    reader: 'Viewer, sees phone and email',
  } satisfies Record<StaffRole, string>,
}
