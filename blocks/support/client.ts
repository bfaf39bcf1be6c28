import {
  clockIn,
  isOpen,
  minuteIn,
  type OfficeHours,
  opensAt,
} from '#model/content/office-hours.ts'

export type SupportProps = {
  offices: OfficeHours[]
  /** Text for an open and for a closed office. */
  open: string
  closed: string
}

/** Milliseconds between looks at the clock. */
const INTERVAL = 5000

/** Shows the time at each office and whether it is open, and turns the ring of 24 hours to today. */
export function mountSupport(section: HTMLElement, { offices, open, closed }: SupportProps) {
  const rows = section.querySelectorAll('.office-now')
  const arcs = section.querySelectorAll('.office-arc')
  const hand = section.querySelector('.day-hand')
  let shownMinute = -1

  function update() {
    const now = new Date()
    const minute = minuteIn('UTC', now)
    if (minute === shownMinute) return
    shownMinute = minute
    for (const [index, office] of offices.entries()) {
      const [clock, state] = rows[index]?.children ?? []
      if (!clock || !state) continue
      clock.textContent = clockIn(office.zone, now)
      state.textContent = isOpen(office, now) ? open : closed
      rows[index]?.toggleAttribute('data-open', isOpen(office, now))
      arcs[index]?.setAttribute('stroke-dashoffset', String(-opensAt(office, now)))
    }
    hand?.setAttribute(
      'transform',
      `rotate(${minute / 4} ${hand.getAttribute('x1')} ${hand.getAttribute('x1')})`,
    )
    hand?.removeAttribute('visibility')
  }

  update()
  setInterval(update, INTERVAL)
}
