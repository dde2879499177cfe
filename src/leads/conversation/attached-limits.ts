/** Of all files of one letter together: mail servers take 10 MB and a third more, as mail carries them, almost everywhere. */
export const MAX_ATTACHED_BYTES = 10 * 1024 * 1024
export const MOST_ATTACHED = 5
