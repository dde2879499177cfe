/** A speech bubble with a wave in it. */
export function ChatMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 4.5h22a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H14l-6.5 5v-5H5a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z" />
      <path d="M8 14c2-5.8 5.5-5.8 8 0s6 5.8 8 0" />
    </svg>
  )
}
