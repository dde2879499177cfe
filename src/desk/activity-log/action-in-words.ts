/** How a line of the log calls what was done: 'post.translation-edited' → 'Post: translation edited'. */
export function actionInWords(action: string): string {
  const words = action.replaceAll('-', ' ').replace('.', ': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
