const KB = 1024
const MB = KB * KB

/** A file's size as people read it: "412 KB", "1.3 MB"; never less than one kilobyte. */
export function formatFileSize(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`
}
