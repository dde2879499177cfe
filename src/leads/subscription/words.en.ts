export const newsletterCopy = {
  title: 'The newsletter',
  description: 'Tariff orders, savings tips and product news, about once a month.',
  heading: 'One email a month about your bill.',
  intro: 'Tariff orders, savings tips and product news. Confirm once. Stop any time with one tap.',

  labels: { full_name: 'Name', email: 'Email' },
  trap: 'Leave this empty',

  latest: { heading: 'What we wrote lately', all: 'All articles' },

  plain: {
    again: 'Please check what you typed and tap Subscribe again.',
    sent: 'Check your inbox',
    sentDetails: 'We have sent you a link. Tap it to confirm.',
  },

  confirm: {
    title: 'Confirm your subscription',
    description: 'One tap and you are subscribed.',
    button: 'Confirm subscription',
    done: 'You are subscribed',
    doneDetails: 'The next newsletter will come to your inbox.',
  },

  preferences: {
    title: 'Your newsletter',
    description: 'Choose your topics, or unsubscribe.',
    topics: 'Your topics',
    state: 'Your state',
    stateHint: 'For tariff orders that change your bill.',
    noState: 'No state in particular',
    save: 'Save',
    saved: 'Saved.',
    pauseTitle: 'Take a break',
    pauseDetails: 'We send you no newsletter for 30 days. Then they come again.',
    pause: 'Pause for 30 days',
    pausedUntil: (day: string) => `No newsletter comes until ${day}.`,
    goOn: 'Send them again now',
    leave: 'Stop the newsletter',
    unsubscribe: 'Unsubscribe',
    left: 'You have unsubscribed.',
    subscribeAgain: 'Subscribe again',
    eraseTitle: 'Delete your data',
    eraseDetails: 'We delete your name, your email and your topics. This cannot be undone.',
    eraseSure: 'Yes, delete them',
    eraseUnsure: 'Tick the box to delete your data.',
    erase: 'Delete my data',
    erased: 'We have deleted your newsletter data.',
  },

  unsubscribe: {
    title: 'Unsubscribe',
    description: 'One tap and no more newsletters come.',
    button: 'Unsubscribe',
    done: 'You have unsubscribed',
    doneDetails: 'We will not send you the newsletter. You will still get a reply when you write to us.',
    preferences: 'Choose topics instead',
  },

  stale: {
    title: 'This link has expired',
    details: 'Subscribe again with the same email. A new link will come to your inbox.',
    link: 'Go to the newsletter',
  },

  topics: {
    home: 'Homes: bills, devices and savings',
    business: 'Business: kVAh billing and power factor',
    utility: 'Utilities: meter reading and One Coral',
    tariffs: 'Tariff orders, when they change',
    articles: 'New articles',
    careers: 'Jobs with us',
  },
} as const
