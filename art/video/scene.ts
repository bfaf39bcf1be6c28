/** A video loop: `frame(time)` draws the frame at `time` in [0, 1); the last must lead seamlessly to the first. */
export type Scene = {
  /** Path below public/video, without extension. */
  name: string
  width: number
  height: number
  /** Whether it fills a hero, and so has a second poster of its middle for upright screens. */
  isHero?: boolean
  fps: number
  seconds: number
  /** Maximum bytes of each of the two files. */
  budget: number
  /** CRF at which the search for the best quality starts (lower is better). */
  quality: { webm: number; mp4: number }
  /** Raw pixel format: 'rgb48le' (16 bits per channel) or 'rgb24'. */
  pixels: 'rgb48le' | 'rgb24'
  /** The first frame in another size, if the poster has one. */
  poster?: { width: number; height: number; frame: () => Uint8Array | Promise<Uint8Array> }
  frame: (time: number) => Uint8Array | Promise<Uint8Array>
}
