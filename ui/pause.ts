/** The name of a pause button. */
export function pauseLabel(subject: string, playing: boolean) {
  return `${playing ? 'Pause' : 'Play'} ${subject}`
}

/** Makes a pause button in `container` toggle; calls `onToggle` now and after each press. */
export function connectPauseButton(
  container: ParentNode,
  initial: boolean,
  onToggle: (playing: boolean) => void,
) {
  const button = container.querySelector<HTMLElement>('[data-pauses]')
  let playing = initial
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
