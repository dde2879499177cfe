/** The sentences about the library: the pictures of articles and of the company's registers. */
export const pictureCopy = {
  title: 'Pictures',
  lead: 'JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels; a logo may be an SVG. Each is kept as the site shows it, in several sizes; the original and what it says about its place and camera are not kept.',
  heading: 'Add a picture',
  file: 'Picture',
  alt: 'What it shows',
  altHint: 'Read aloud to people who cannot see it. Say what matters, not that it is a picture.',
  caption: 'Caption, if it needs one',
  upload: 'Add the picture',
  uploading: 'Adding…',
  isKnown: 'This very picture is in the library already, and was not added twice.',
  added: 'The picture is added. To place it in an article without scripts, copy the line into the text.',
  back: 'Articles',
  list: 'Added recently',
  columns: {
    picture: 'Picture',
    alt: 'What it shows',
    size: 'Size',
    by: 'Added',
    uses: 'Shown in',
    code: 'For the text',
    remove: 'Delete',
  },
  pixels: (width: number, height: number) => `${width} × ${height}`,
  remove: 'Delete',
  removed: 'The picture is deleted.',
  inUse: (title: string) => `“${title || 'An article without a title'}” shows this picture. Take it out there first.`,
  untitled: 'An article without a title',
  empty: 'No pictures yet.',

  gone: 'This picture is not in the library any more.',
  replace: {
    heading: 'Replace it everywhere',
    lead: (width: number, height: number) =>
      `Choose another file for this picture: of the same shape (${width} × ${height}) and at least ${width} pixels wide. Articles, entries, drafts and earlier versions then show the new one. What each of them says about the picture stays as it is.`,
    submit: 'Replace the picture',
    nowhere: 'Nothing shows it.',
    former: 'The picture before',
    putBack: 'Put the picture before back',
    isReplaced: 'Replaced by another',
    done: {
      replace: 'The new picture is shown wherever the old one was.',
      'put-back': 'The picture before is shown again.',
    },
    same: 'That is the picture itself. Choose another file.',
    shape: (width: number, height: number) =>
      `The new picture has another shape: it must be as wide for its height as ${width} × ${height}. Cut it first.`,
    small: (width: number, height: number) =>
      `The new picture is too small: it must be at least ${width} × ${height} pixels.`,
  },

  missing: 'Choose a picture.',
  altMissing: 'Say what the picture shows.',
  altTooLong: 'Say it in 300 characters or fewer.',
  tooLarge: 'The picture is larger than 10 MB.',
  trouble: {
    type: 'That is not a JPEG, PNG, WebP or AVIF picture, and not an SVG drawing.',
    pixels: 'The picture has more than 50 megapixels. Make it smaller first.',
    broken: 'The picture is damaged: it cannot be read to its end.',
  },
  busy: 'Other pictures are being worked on. Please try again in a minute.',
  failed: 'The picture did not arrive. Check the connection and try again.',
} as const
