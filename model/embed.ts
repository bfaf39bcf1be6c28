export type Embed = {
  provider: 'YouTube' | 'Vimeo'
  /** The page of the film at its provider. */
  page: string
  /** The player, without cookies until it is played. */
  player: string
  /** The same, muted, in a loop and without controls. */
  background: string
}

const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{6,12}$/

const hosts = ['youtu.be', 'youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'player.vimeo.com']

/** Whether an address is of YouTube or Vimeo; it may be that of a channel. */
export function isVideoSite(address: string) {
  const url = URL.parse(address)
  return url !== null && hosts.includes(hostOf(url))
}

/** The film at a YouTube or Vimeo address; null for all others. */
export function readEmbed(address: string): Embed | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  const host = hostOf(url)
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(first === 'watch' ? (url.searchParams.get('v') ?? '') : filmOf(first, second))
  }
  if (host === 'vimeo.com') return vimeo(first)
  return host === 'player.vimeo.com' && first === 'video' ? vimeo(second) : null
}

function hostOf({ hostname }: URL) {
  return hostname.replace(/^(?:www|m)\./, '')
}

function filmOf(folder: string, id: string) {
  return ['embed', 'shorts', 'live'].includes(folder) ? id : ''
}

function youtube(id: string): Embed | null {
  if (!youtubeId.test(id)) return null
  const player = `https://www.youtube-nocookie.com/embed/${id}`
  return {
    provider: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `${player}?autoplay=1`,
    background: `${player}?autoplay=1&mute=1&loop=1&controls=0&playlist=${id}`,
  }
}

function vimeo(id: string): Embed | null {
  if (!vimeoId.test(id)) return null
  const player = `https://player.vimeo.com/video/${id}?dnt=1`
  return {
    provider: 'Vimeo',
    page: `https://vimeo.com/${id}`,
    player: `${player}&autoplay=1`,
    background: `${player}&background=1`,
  }
}
