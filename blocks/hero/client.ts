import { mountNameWave } from './name-wave.ts'
import { mountTickNotes } from './tick-notes.ts'

/** What the opening does in the browser: the form of a name, or the button of the scale. */
export function mountHero(element: HTMLElement) {
  if (element.matches('form')) mountNameWave(element)
  else mountTickNotes(element)
}
