import type { Source } from './tuned-wave.ts'

/** Semitones of a pentatonic scale: any two of its tones sound well together. */
const SCALE = [0, 2, 4, 7, 9]
/** Tones across the drawing, one for each mark of the wavelength scale. */
const TONES = 15
/** Hertz of the first tone. */
const LOWEST = 130.8
/** Loudest gain of one tone. */
const LOUDEST = 0.07
/** Seconds in which a tone changes. */
const GLIDE = 0.08

/** Two soft tones: a source's place across is its pitch, the higher it is the louder. */
export function createTones() {
  const context = new AudioContext()
  const voices = [-0.6, 0.6].map((side) => {
    const oscillator = new OscillatorNode(context, { type: 'sine' })
    const gain = new GainNode(context, { gain: 0 })
    oscillator
      .connect(gain)
      .connect(new StereoPannerNode(context, { pan: side }))
      .connect(context.destination)
    oscillator.start()
    return { oscillator, gain }
  })
  return {
    play(sources: Source[]) {
      for (const [index, { oscillator, gain }] of voices.entries()) {
        const { x = 0, y = 100 } = sources[index] ?? {}
        oscillator.frequency.setTargetAtTime(frequencyAt(x), context.currentTime, GLIDE)
        gain.gain.setTargetAtTime(LOUDEST * (1 - y / 130), context.currentTime, GLIDE)
      }
    },
    stop: () => context.close(),
  }
}

function frequencyAt(x: number) {
  return toneFrequency(Math.round((x / 100) * (TONES - 1)))
}

/** Hertz of a tone of the scale, from 0. */
export function toneFrequency(tone: number) {
  const semitones = Math.floor(tone / SCALE.length) * 12 + (SCALE[tone % SCALE.length] ?? 0)
  return LOWEST * 2 ** (semitones / 12)
}
