import { type Language, pageLanguage } from '#ui/language.ts'
/** The name of a pause button. */
export function pauseLabel(subject: string, playing: boolean, { t }: Language = pageLanguage) {
  return playing ? t('Pause {subject}', { subject }) : t('Play {subject}', { subject })
}

/**
 * Makes the pause button in `container` toggle; calls `onToggle` now and after each press. If it was pressed before, it
 * starts with the opposite of what the button shows.
 */
export function connectPauseButton(
  container: ParentNode,
  initial: boolean,
  onToggle: (playing: boolean) => void,
) {
  const button = container.querySelector<HTMLElement>('[data-pauses]')
  let playing = initial
  if (button?.dataset.pressed !== undefined) {
    delete button.dataset.pressed
    playing = button.dataset.playing === 'false'
  }
  function update() {
    if (button) {
      button.dataset.playing = String(playing)
      button.setAttribute('aria-label', pauseLabel(button.dataset.pauses ?? '', playing))
    }
    onToggle(playing)
  }
  button?.addEventListener('click', () => {
    playing = !playing
    update()
  })
  update()
}
