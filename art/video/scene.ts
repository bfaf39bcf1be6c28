/** A loop: `frame(time)` draws the moment `time` in [0, 1) and must close on itself. */
export type Scene = {
  /** Path below public/video, without an ending. */
  name: string
  width: number
  height: number
  fps: number
  seconds: number
  /** Bytes that neither of the two files may pass. */
  budget: number
  /** Where the search for the best quality that fits begins (CRF: lower is better). */
  quality: { webm: number; mp4: number }
  /** Raw pixels, three parts each: 'rgb48le' (16 bits a part) or 'rgb24'. */
  pixels: 'rgb48le' | 'rgb24'
  frame: (time: number) => Uint8Array | Promise<Uint8Array>
}
