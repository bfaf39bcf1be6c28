import { FILM_LENGTH_MAX, mediaMessages } from '#model/media/media.ts'

/** Milliseconds until a film that shows nothing counts as one that cannot be shown. */
const PATIENCE = 20_000

/**
 * The first frame of a film as a WebP.
 * @throws Error with a sentence if the film is too long or this browser cannot show it
 */
export async function firstFrame(film: File): Promise<File> {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
  const address = URL.createObjectURL(film)
  try {
    await loaded(video, address)
    if (video.duration > FILM_LENGTH_MAX) throw new Error(mediaMessages.filmLength)
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    const frame = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', 0.9),
    )
    if (!frame) throw new Error(mediaMessages.noFrame)
    // A browser that makes no WebP makes a PNG.
    return new File([frame], `frame.${frame.type.split('/')[1]}`, { type: frame.type })
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

function loaded(video: HTMLVideoElement, address: string) {
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(mediaMessages.noFrame))
    const end = setTimeout(fail, PATIENCE)
    video.onloadeddata = () => {
      clearTimeout(end)
      // A file with sound alone has no frames.
      if (video.videoWidth > 0) resolve()
      else fail()
    }
    video.onerror = () => {
      clearTimeout(end)
      fail()
    }
    video.src = address
  })
}
