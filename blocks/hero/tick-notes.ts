import { toneFrequency } from '#blocks/wave-tuner/tones.ts'

/** Seconds from one note to the next, and of one note. */
const STEP = 0.19
const LENGTH = 0.9
/** Loudest gain of one note. */
const LOUDEST = 0.12

/** Plays the services of the scale once, from violet to red, each as a note: the longer its wave, the lower. */
export function mountTickNotes(holder: HTMLElement) {
  const button = holder.querySelector('button')
  const nav = holder.closest('nav')
  if (!button || !nav) return
  let stop: (() => void) | undefined

  button.addEventListener('click', () => {
    if (stop) return stop()
    const ticks = [...nav.querySelectorAll<HTMLElement>('li[data-nm]')].toSorted(
      (a, b) => Number(a.dataset.nm) - Number(b.dataset.nm),
    )
    stop = play(ticks, () => {
      stop = undefined
      button.ariaPressed = 'false'
    })
    button.ariaPressed = 'true'
  })
  addEventListener('pagehide', () => stop?.())
}

/** Returns what stops it; calls `onEnd` then, or after the last note. */
function play(ticks: HTMLElement[], onEnd: () => void) {
  const context = new AudioContext()
  const start = context.currentTime + 0.05
  for (const index of ticks.keys()) {
    note(context, toneFrequency(ticks.length - 1 - index), start + index * STEP)
  }
  const steps = ticks.map((tick, index) =>
    setTimeout(() => light(tick, ticks), index * STEP * 1000),
  )
  const end = setTimeout(stop, (ticks.length * STEP + LENGTH) * 1000)

  function stop() {
    for (const timer of [...steps, end]) clearTimeout(timer)
    light(undefined, ticks)
    context.close()
    onEnd()
  }
  return stop
}

function note(context: AudioContext, frequency: number, at: number) {
  const gain = new GainNode(context, { gain: 0 })
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency })
  oscillator.connect(gain).connect(context.destination)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(LOUDEST, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH)
  oscillator.start(at)
  oscillator.stop(at + LENGTH)
}

function light(sounding: HTMLElement | undefined, ticks: HTMLElement[]) {
  for (const tick of ticks) {
    tick.firstElementChild?.toggleAttribute('data-sounding', tick === sounding)
  }
}
