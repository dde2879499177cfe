export const newsletterEmailCopy = {
  footer: {
    why: (brand: string) => `You get this because someone typed this email into the newsletter form of ${brand}.`,
    preferences: 'Topics and preferences',
    unsubscribe: 'Unsubscribe',
  },
  confirm: {
    subject: (brand: string) => `Confirm your subscription to ${brand}`,
    preview: 'One tap and you are subscribed.',
    heading: 'Confirm your subscription',
    // No name here: whoever typed this address chose the name too, and may have written anything in it.
    text: 'Someone, we hope you, asked us to send our newsletter to this email.',
    button: 'Confirm subscription',
    otherwise: 'Not you? Ignore this email and we will send nothing more.',
  },
  welcome: {
    subject: (brand: string) => `Welcome to the newsletter of ${brand}`,
    preview: 'You are subscribed.',
    heading: 'You are subscribed',
    text: 'We write about once a month: tariff orders, savings tips and product news.',
  },
  known: {
    subject: 'You are already subscribed',
    preview: 'Nothing to do. Change your topics with one tap.',
    heading: 'You are already subscribed',
    text: 'Someone typed this email into our newsletter form again. Nothing has changed.',
  },
  paused: {
    subject: 'You are subscribed, and on a break',
    preview: 'You can end the break with one tap.',
    heading: 'You are subscribed, and on a break',
    text: (day: string) =>
      `Someone typed this email into our newsletter form. You asked us for a break, so no newsletter comes until ${day}. To get it now, open “Topics and preferences” below.`,
  },
} as const
