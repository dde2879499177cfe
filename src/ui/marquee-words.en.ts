export const marqueeCopy = { pause: 'Pause', play: 'Play' } as const
