/** Lets the slider move the border between the two pictures. */
export function mountBeforeAfter(section: HTMLElement) {
  const slider = section.querySelector('input')
  if (!slider) return
  function moveBorder() {
    section.style.setProperty('--split', `${slider?.value}%`)
  }
  slider.addEventListener('input', moveBorder)
  moveBorder()
}
