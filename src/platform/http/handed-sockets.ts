/** The first of them, by systemd's protocol (sd_listen_fds(3)). */
const FIRST = 3

/**
 * The sockets on which systemd listens for us (deploy/site.socket), as numbers of open files; none without it. They stay
 * open while this process is replaced by the next: who connects meanwhile waits, and is not refused.
 */
export function handedSockets({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number[] {
  const count = Number(LISTEN_PID) === process.pid ? Number(LISTEN_FDS) : 0
  return Array.from({ length: count }, (_, place) => FIRST + place)
}
