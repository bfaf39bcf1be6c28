export type Embed = {
  provider: 'YouTube' | 'Vimeo'
  /** The page of the film at its provider. */
  page: string
  /** The player, without cookies until it is played. */
  player: string
}

const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{6,12}$/

/** The film at a YouTube or Vimeo address; null for all others. */
export function readEmbed(address: string): Embed | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(first === 'watch' ? (url.searchParams.get('v') ?? '') : filmOf(first, second))
  }
  if (host === 'vimeo.com') return vimeo(first)
  return host === 'player.vimeo.com' && first === 'video' ? vimeo(second) : null
}

function filmOf(folder: string, id: string) {
  return ['embed', 'shorts', 'live'].includes(folder) ? id : ''
}

function youtube(id: string): Embed | null {
  if (!youtubeId.test(id)) return null
  return {
    provider: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  }
}

function vimeo(id: string): Embed | null {
  if (!vimeoId.test(id)) return null
  return {
    provider: 'Vimeo',
    page: `https://vimeo.com/${id}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  }
}
