/** The privacy-friendly player URL of a YouTube or Vimeo link (muted, looping, no controls); null for other links. */
export function embedUrl(link: string) {
  const url = URL.parse(link)
  if (!url) return null
  const id = videoId(url)
  if (!id) return null
  if (url.hostname.endsWith('vimeo.com')) {
    return `https://player.vimeo.com/video/${id}?background=1&dnt=1`
  }
  const query = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    controls: '0',
    playlist: id,
  })
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`
}

function videoId(url: URL) {
  const last = url.pathname.split('/').at(-1) ?? ''
  if (/(^|\.)vimeo\.com$/.test(url.hostname)) return /^\d+$/.test(last) ? last : null
  if (url.hostname === 'youtu.be') return last
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(url.hostname)) return url.searchParams.get('v') ?? last
  return null
}
