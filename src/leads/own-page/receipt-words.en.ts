/** What a form and its receipt say of one's own page: apart from the page's own words, since browsers get these. */
export const ownPageLinkCopy = {
  label: 'Your page',
  add: 'Add a photo of your bill',
  see: 'See where it stands',
  photo: 'Photo of your bill',
  optional: '(optional)',
  hint: 'JPG, PNG, WebP, HEIC or PDF, up to 10 MB.',
  type: 'Please choose a JPG, PNG, WebP, HEIC or PDF file.',
  size: 'The file must be under 10 MB.',
  sent: 'We have it',
  failed: 'It did not arrive. Send it again',
} as const
