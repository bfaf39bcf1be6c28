/** Opens the browser's print dialog, which also saves PDF files. */
export function mountPrint(element: HTMLElement) {
  element.querySelector('button')?.addEventListener('click', () => print())
}
