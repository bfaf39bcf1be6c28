import type { Loop } from '#model/content/loop.ts'

/** One of the loops in the openings of pages; `alt` for one that is not behind text. */
export function loop(
  name: 'home-hero' | 'digital-marketing-hero' | 'video-production-hero',
  { height = 1080, alt = '' } = {},
): Loop {
  return {
    poster: { src: `/video/${name}.webp`, width: 1920, height, alt },
    portrait: { src: `/video/${name}-portrait.webp`, width: 600, height: 720, alt },
    sources: sourcesOf(name),
  }
}

/** The film of a case study's screen. */
export function screenLoop(
  slug:
    | 'saltmarsh-outfitters'
    | 'makhana-co'
    | 'teranga-foods'
    | 'dar-al-noor-clinics'
    | 'ganga-agro'
    | 'baobab',
  alt: string,
): Loop {
  const name = `cases/${slug}`
  return {
    poster: { src: `/video/${name}.webp`, width: 800, height: 600, alt },
    sources: sourcesOf(name),
  }
}

/** AV1 first, H.264 for the others. */
function sourcesOf(name: string) {
  return [
    { src: `/video/${name}.webm`, type: 'video/webm; codecs="av01.0.08M.10"' },
    { src: `/video/${name}.mp4`, type: 'video/mp4' },
  ]
}
