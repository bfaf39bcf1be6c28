/**
 * Gives a frame a width in pixels, made smaller where the space is narrower and, if it grows, larger where it is wider.
 * Returns how to stop.
 */
export function fitFrame(frame: HTMLElement, width: number, grows: boolean) {
  const space = frame.parentElement
  if (!space) return undefined
  const resize = () => {
    const { clientWidth, clientHeight } = space
    const wanted = grows ? Math.max(width, clientWidth) : width
    const scale = Math.min(1, clientWidth / wanted)
    Object.assign(frame.style, {
      width: `${wanted}px`,
      height: `${clientHeight / scale}px`,
      transform: `scale(${scale})`,
      left: `${Math.max(0, (clientWidth - wanted * scale) / 2)}px`,
    })
  }
  const observer = new ResizeObserver(resize)
  observer.observe(space)
  resize()
  return () => observer.disconnect()
}
